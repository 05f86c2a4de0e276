// The grid: of all items only the rows that can be seen are elements, and only what is near them is asked for.

const gap = 4;
const listed = 120;
const mostListings = 24;

class Grid {
  constructor(box, selection) {
    this.box = box;
    this.selection = selection;
    this.total = 0;
    this.query = {};
    this.listings = new Map();
    this.tiles = new Map();
    this.focused = 0;
    this.generation = 0;
    box.addEventListener("click", (event) => this.clicked(event));
    box.addEventListener("keydown", (event) => this.key(event));
    box.addEventListener("focusin", (event) => {
      const tile = event.target.closest(".tile");
      if (tile) this.setFocused(Number(tile.dataset.place));
    });
    new Playing(box, (tile) => this.known(Number(tile.dataset.place)));
    addEventListener("scroll", () => this.later(), { passive: true });
    new ResizeObserver(() => this.resized()).observe(box);
    addEventListener("resize", () => this.later());
  }

  /** Shows what a query finds; false where another query came meanwhile. */
  async show(query) {
    this.query = query;
    this.generation += 1;
    this.listings.clear();
    this.focused = 0;
    const generation = this.generation;
    const first = await this.load(0);
    if (generation !== this.generation) return false;
    this.total = first?.total ?? 0;
    for (const tile of this.tiles.values()) tile.remove();
    this.tiles.clear();
    scrollTo(0, 0);
    this.layOut();
    return true;
  }

  /** The item at a place, where it was loaded. */
  known(place) {
    return this.listings.get(Math.floor(place / listed))?.items?.[place % listed];
  }

  async load(number) {
    const kept = this.listings.get(number);
    if (kept) {
      this.listings.delete(number);
      this.listings.set(number, kept);
      return kept.promise;
    }
    const generation = this.generation;
    const listing = { items: null };
    listing.promise = server.items(this.query, number * listed, listed).then((found) => {
      if (generation !== this.generation) return null;
      listing.items = found.items;
      for (const [place, tile] of this.tiles) {
        if (Math.floor(place / listed) === number) this.fill(tile, place);
      }
      this.tell();
      return found;
    }).catch(() => {
      this.listings.delete(number);
      return null;
    });
    this.listings.set(number, listing);
    if (this.listings.size > mostListings) this.listings.delete(this.listings.keys().next().value);
    return listing.promise;
  }

  resized() {
    if (this.box.clientWidth && this.box.clientWidth !== this.width) this.layOut();
  }

  layOut() {
    const place = this.firstVisible ?? 0;
    this.width = this.box.clientWidth;
    const least = this.width < 500 ? 92 : 150;
    const before = this.columns;
    this.columns = Math.max(1, Math.floor((this.width + gap) / (least + gap)));
    this.side = (this.width - gap * (this.columns - 1)) / this.columns;
    const rows = Math.ceil(this.total / this.columns);
    this.box.style.height = `${Math.max(0, rows * (this.side + gap) - gap)}px`;
    for (const [at, tile] of this.tiles) this.position(tile, at);
    if (before && before !== this.columns && place) this.reveal(place);
    this.draw();
  }

  position(tile, place) {
    tile.style.top = `${Math.floor(place / this.columns) * (this.side + gap)}px`;
    tile.style.left = `${(place % this.columns) * (this.side + gap)}px`;
    tile.style.width = tile.style.height = `${this.side}px`;
  }

  later() {
    if (this.waits) return;
    this.waits = true;
    requestAnimationFrame(() => {
      this.waits = false;
      this.draw();
    });
  }

  draw() {
    if (!this.side || this.box.closest("[hidden]")) return;
    const above = -this.box.getBoundingClientRect().top;
    const row = this.side + gap;
    const first = Math.max(0, Math.floor((above - row) / row)) * this.columns;
    const last = Math.min(this.total, Math.ceil((above + innerHeight + row) / row) * this.columns);
    this.firstVisible = Math.min(Math.max(0, Math.ceil(above / row)) * this.columns, Math.max(0, this.total - 1));
    const wanted = new Set();
    for (let place = first; place < last; place += 1) wanted.add(place);
    // What has the focus, or would get it, stays.
    if (this.total) wanted.add(this.focused);
    for (const [place, tile] of this.tiles) {
      if (wanted.has(place)) continue;
      tile.remove();
      this.tiles.delete(place);
    }
    for (const place of [...wanted].sort((a, b) => a - b)) {
      if (!this.tiles.has(place)) this.insert(place);
    }
    for (let number = Math.floor(first / listed); number * listed < last; number += 1) this.load(number);
    this.tell();
  }

  /** In the order of the items, for those who go from element to element. */
  insert(place) {
    const tile = make("div", "", "tile", {
      role: "option", "aria-selected": "false", "aria-setsize": this.total, "aria-posinset": place + 1,
      tabindex: place === this.focused ? "0" : "-1",
    });
    tile.dataset.place = place;
    this.position(tile, place);
    let next = null;
    for (const [other, there] of this.tiles) {
      if (other > place && (!next || other < Number(next.dataset.place))) next = there;
    }
    this.box.insertBefore(tile, next);
    this.tiles.set(place, tile);
    this.fill(tile, place);
  }

  fill(tile, place) {
    const item = this.known(place);
    if (!item) {
      tile.setAttribute("aria-label", `${texts.item} ${place + 1}`);
      return;
    }
    if (tile.dataset.id === String(item.id)) return;
    tile.dataset.id = item.id;
    const letters = make("span", "", "letters", { "aria-hidden": "true" });
    letters.append(make("span", printable(item.letters).slice(0, 8)), make("small", printable(item.name)));
    tile.replaceChildren(letters);
    if (item.live) tile.append(make("span", texts.live, "badge", { "aria-hidden": "true" }));
    if (item.duration) tile.append(make("span", clock(item.duration), "length", { "aria-hidden": "true" }));
    if ((item.kind !== "video" || item.picture) && !item.pictureless) this.picture(tile, item);
    this.mark(tile, item);
  }

  /** Asks for the picture once the tile has stayed for a moment: what only passes by is not read. */
  picture(tile, item) {
    setTimeout(() => {
      if (!tile.isConnected || tile.dataset.id !== String(item.id)) return;
      const image = make("img", "", "", { alt: "", draggable: "false", decoding: "async" });
      image.addEventListener("load", () => tile.querySelector(".letters")?.remove());
      image.addEventListener("error", () => {
        item.pictureless = true;
        image.remove();
      });
      image.src = `small/${item.id}`;
      tile.prepend(image);
    }, 60);
  }

  /** Whether and as what an item is selected, for eyes and ears. */
  mark(tile, item) {
    const number = this.selection.number(item.id);
    tile.setAttribute("aria-selected", String(number > 0));
    tile.querySelector(".number")?.remove();
    if (number) {
      const shown = this.selection.isOrdered ? grouped(number) : "✓";
      tile.append(make("span", shown, "number", { "aria-hidden": "true" }));
    }
    tile.setAttribute("aria-label", labelOf(item, number && this.selection.isOrdered ? number : 0));
    tile.title = printable(item.name);
  }

  /** Draws the selection anew. */
  refresh() {
    for (const [place, tile] of this.tiles) {
      const item = this.known(place);
      if (item) this.mark(tile, item);
    }
  }

  /** Says which days can be seen. */
  tell() {
    const row = this.side + gap;
    const seen = Math.ceil(innerHeight / row) * this.columns;
    const first = this.known(this.firstVisible ?? 0);
    const last = this.known(Math.min((this.firstVisible ?? 0) + seen, this.total - 1)) ?? first;
    const days = first ? [...new Set([dayOf(first), dayOf(last)])].join(" – ") : "";
    this.onSight?.(days);
  }

  setFocused(place) {
    if (place === this.focused) return;
    this.tiles.get(this.focused)?.setAttribute("tabindex", "-1");
    this.focused = place;
    this.tiles.get(place)?.setAttribute("tabindex", "0");
    this.onFocus?.();
  }

  /** Scrolls so that an item can be seen between the bars. */
  reveal(place) {
    const above = document.querySelector("header").offsetHeight + 8;
    const below = document.querySelector("footer").offsetHeight + 8;
    const top = this.box.getBoundingClientRect().top + Math.floor(place / this.columns) * (this.side + gap);
    if (top < above) scrollBy(0, top - above);
    else if (top + this.side > innerHeight - below) scrollBy(0, top + this.side - (innerHeight - below));
  }

  focus(place) {
    if (!this.total) return;
    this.setFocused(Math.min(Math.max(place, 0), this.total - 1));
    this.reveal(this.focused);
    this.draw();
    this.tiles.get(this.focused)?.focus({ preventScroll: true });
  }

  clicked(event) {
    const tile = event.target.closest(".tile");
    if (!tile || this.wasHeld) {
      this.wasHeld = false;
      return;
    }
    const place = Number(tile.dataset.place);
    this.setFocused(place);
    tile.focus({ preventScroll: true });
    this.toggle(place);
  }

  toggle(place) {
    const item = this.known(place);
    if (item) this.selection.toggle(item.id);
  }

  key(event) {
    if (event.ctrlKey || event.altKey || event.metaKey || !this.total) return;
    const page = Math.max(1, Math.floor((innerHeight - 250) / (this.side + gap))) * this.columns;
    const moves = {
      ArrowRight: 1, ArrowLeft: -1, ArrowDown: this.columns, ArrowUp: -this.columns, PageDown: page, PageUp: -page,
      Home: -this.total, End: this.total,
    };
    if (moves[event.key]) {
      event.preventDefault();
      const target = this.focused + moves[event.key];
      const isVertical = ["ArrowDown", "ArrowUp"].includes(event.key);
      if (!isVertical || (target >= 0 && target < this.total)) this.focus(target);
    } else if (event.key === "Enter" || event.key === " ") {
      event.preventDefault();
      this.toggle(this.focused);
    } else if (event.key === "p" || event.key === "P") {
      event.preventDefault();
      this.onLook?.(this.focused);
    }
  }
}

/** What a screen reader says of an item. */
function labelOf(item, number) {
  const parts = [printable(item.name), texts[`kind_${item.kind}`], dayOf(item)];
  if (item.duration) parts.push(clock(item.duration));
  if (number) parts.push(`${texts.numbered} ${number}`);
  return parts.filter((part) => part).join(", ");
}

/** Plays a Live Photo or video while the pointer rests on it, or while it is pressed. */
class Playing {
  constructor(box, itemOf) {
    this.itemOf = itemOf;
    box.addEventListener("pointerover", (event) => {
      const tile = event.target.closest(".tile");
      if (event.pointerType === "mouse" && tile !== this.tile) this.wait(tile, 350);
    });
    box.addEventListener("pointerleave", () => this.stop());
    box.addEventListener("pointerdown", (event) => {
      if (event.pointerType !== "mouse") this.wait(event.target.closest(".tile"), 450);
    });
    for (const name of ["pointerup", "pointercancel"]) {
      box.addEventListener(name, (event) => {
        if (event.pointerType !== "mouse") this.stop();
      });
    }
    box.addEventListener("contextmenu", (event) => {
      if (this.movie) event.preventDefault();
    });
    addEventListener("scroll", () => this.stop(), { passive: true });
  }

  wait(tile, milliseconds) {
    this.stop();
    this.tile = tile;
    if (tile) this.timer = setTimeout(() => this.start(), milliseconds);
  }

  start() {
    const { tile } = this;
    const item = tile && this.itemOf(tile);
    if (!item || item.kind === "photo") return;
    if (!mayPlay(item)) {
      this.say();
      return;
    }
    this.movie = movieOf(item, () => this.say());
    this.movie.loop = item.kind === "video";
    this.movie.addEventListener("playing", () => tile.classList.add("plays"));
    tile.append(this.movie);
  }

  say() {
    if (!this.tile) return;
    this.note = make("span", texts.notPlayable, "said");
    this.tile.append(this.note);
  }

  stop() {
    clearTimeout(this.timer);
    if (this.movie) {
      this.movie.removeAttribute("src");
      this.movie.load();
      this.movie.remove();
    }
    this.note?.remove();
    this.tile?.classList.remove("plays");
    this.movie = this.note = this.tile = null;
  }
}
