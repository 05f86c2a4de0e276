
// The contact sheet: of all items only the rows that can be seen are elements.

const dayFormat = new Intl.DateTimeFormat("en-GB", {
  weekday: "long", day: "numeric", month: "long", year: "numeric", timeZone: "UTC",
});

function dayTitle(day) {
  if (!day) return texts.undated;
  const date = new Date(`${day}T00:00:00Z`);
  return Number.isNaN(date.getTime()) ? day : dayFormat.format(date);
}

/** The mark in a tile's corner. */
function badgeOf(record) {
  const form = record.livePhoto?.form;
  if (!form) return "";
  if (form === "motion") return texts.motion;
  const isWhole = record.livePhoto.still && record.livePhoto.movie || form === "bundle" || form === "pair";
  return isWhole ? texts.live : texts.half;
}

/** How a stored picture is turned so that it stands as it is shown: CSS for Exif's numbers. */
const turns = {
  2: "scaleX(-1)", 3: "rotate(180deg)", 4: "scaleY(-1)", 5: "rotate(90deg) scaleY(-1)", 6: "rotate(90deg)",
  7: "rotate(90deg) scaleX(-1)", 8: "rotate(-90deg)",
};

/** The picture of an item in a frame, filled or fitted; or the letters by which its files are known. */
function pictureOf(item, fits = false, takesCopies = fits) {
  const { record } = item;
  // In a tile the small picture is enough.
  const copy = takesCopies ? record.media?.still : undefined;
  const source = copy ? copy.link : pictures.source(item);
  const frame = make("span", "", `picture kind-${record.kind ?? "other"}${fits ? " fits" : ""}`);
  if (!source) {
    const letters = record.preferredExtension ?? item.name.split(".").pop() ?? "";
    frame.append(make("span", printable(letters).slice(0, 8), "letters"));
    return frame;
  }
  const image = make("img", "", "", { alt: "", draggable: "false", decoding: "async" });
  const { orientation } = copy ?? record.thumbnail;
  if (turns[orientation]) {
    image.style.transform = turns[orientation];
    if (orientation >= 5) image.classList.add("sideways");
  }
  image.addEventListener("error", () => {
    // Copies that are not beside the page any more.
    if (copy) frame.replaceWith(pictureOf(item, fits, false));
    else image.replaceWith(make("span", printable(record.preferredExtension ?? ""), "letters"));
  });
  image.src = source;
  frame.append(image);
  return frame;
}

/** What a screen reader says of an item. */
function labelOf(item) {
  const { record } = item;
  const parts = [printable(item.name), words("kind", record.kind ?? ""), badgeOf(record), item.day ? dayTitle(item.day) : ""];
  if (record.media?.movie) parts.push(texts.playsBySpace);
  for (const name of record.findings ?? []) parts.push(`${texts.finding}: ${findingTitle(name)}`);
  return parts.filter((part) => part).join(", ");
}

class Sheet {
  constructor(box, open) {
    this.box = box;
    this.open = open;
    this.items = [];
    this.rows = [];
    this.shown = new Map();
    this.focused = 0;
    this.player = new Player(this);
    box.addEventListener("keydown", (event) => this.key(event));
    box.addEventListener("click", (event) => this.clicked(event));
    box.addEventListener("focusin", (event) => {
      const tile = event.target.closest(".tile");
      if (tile) this.focused = Number(tile.dataset.place);
    });
    addEventListener("scroll", () => this.later(), { passive: true });
    new ResizeObserver(() => this.resized()).observe(box);
  }

  /** Shows items in groups: lists of [title, items]. */
  show(groups) {
    this.groups = groups;
    this.items = groups.flatMap((group) => group.items);
    this.focused = 0;
    this.layOut();
  }

  resized() {
    if (this.box.clientWidth && this.box.clientWidth !== this.width) this.layOut();
  }

  layOut() {
    this.width = this.box.clientWidth;
    const gap = 8;
    const least = this.width < 500 ? 140 : 170;
    this.columns = Math.max(1, Math.floor((this.width + gap) / (least + gap)));
    this.side = (this.width - gap * (this.columns - 1)) / this.columns;
    const height = Math.round(this.side * 0.75) + 44;
    this.rows = [];
    let top = 0;
    let first = 0;
    for (const group of this.groups ?? []) {
      this.rows.push({ top, height: 44, title: group.title, count: group.items.length });
      top += 44;
      for (let start = 0; start < group.items.length; start += this.columns) {
        const count = Math.min(this.columns, group.items.length - start);
        this.rows.push({ top, height, first: first + start, count });
        top += height + gap;
      }
      first += group.items.length;
      top += 8;
    }
    this.box.style.height = `${top}px`;
    for (const made of this.shown.values()) for (const child of made) child.remove();
    this.shown.clear();
    this.draw();
  }

  later() {
    if (this.waits) return;
    this.waits = true;
    requestAnimationFrame(() => {
      this.waits = false;
      this.draw();
    });
  }

  /** The first row that ends below a place. */
  rowAt(place) {
    let low = 0;
    let high = this.rows.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.rows[middle].top + this.rows[middle].height < place) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  rowOf(place) {
    let low = 0;
    let high = this.rows.length - 1;
    let found = 0;
    while (low <= high) {
      const middle = (low + high) >> 1;
      let row = middle;
      while (row >= low && this.rows[row].title !== undefined) row -= 1;
      if (row < low) { low = middle + 1; continue; }
      if (this.rows[row].first <= place) {
        found = row;
        low = middle + 1;
      } else high = row - 1;
    }
    return found;
  }

  draw() {
    if (this.box.closest("[hidden]")) return;
    const offset = -this.box.getBoundingClientRect().top;
    const wanted = new Set();
    const last = offset + innerHeight + 500;
    for (let row = this.rowAt(offset - 500); row < this.rows.length && this.rows[row].top < last; row += 1) wanted.add(row);
    // What has the focus, or would get it, stays.
    if (this.items.length) wanted.add(this.rowOf(this.focused));
    for (const [row, made] of this.shown) {
      if (wanted.has(row)) continue;
      for (const child of made) child.remove();
      this.shown.delete(row);
    }
    for (const row of [...wanted].sort((a, b) => a - b)) {
      if (this.shown.has(row)) continue;
      const made = this.made(this.rows[row]);
      this.shown.set(row, made);
      // In the order of the page, for those who go from element to element.
      const next = [...this.shown.keys()].filter((other) => other > row).sort((a, b) => a - b)[0];
      const before = next === undefined ? null : this.shown.get(next)[0];
      for (const child of made) this.box.insertBefore(child, before);
    }
  }

  made(row) {
    if (row.title !== undefined) {
      const heading = make("div", "", "heading", { "aria-hidden": "true" });
      heading.append(make("span", printable(row.title)), make("small", grouped(row.count)));
      heading.style.top = `${row.top}px`;
      return [heading];
    }
    const made = [];
    for (let column = 0; column < row.count; column += 1) made.push(this.tile(row, column));
    return made;
  }

  tile(row, column) {
    const place = row.first + column;
    const item = this.items[place];
    const tile = make("div", "", "tile", {
      role: "option", "aria-label": labelOf(item), "aria-setsize": this.items.length, "aria-posinset": place + 1,
      "aria-selected": "false", tabindex: place === this.focused ? "0" : "-1",
    });
    tile.dataset.place = place;
    tile.style.top = `${row.top}px`;
    tile.style.left = `${column * (this.side + 8)}px`;
    tile.style.width = `${this.side}px`;
    tile.style.height = `${row.height}px`;
    tile.append(pictureOf(item));
    const badge = badgeOf(item.record);
    if (badge) tile.append(make("span", badge, "badge"));
    if (item.record.findings) tile.append(make("span", "!", "warning", { title: item.record.findings.map(findingTitle).join(", ") }));
    if (item.record.duration) tile.append(make("span", clock(item.record.duration), "duration"));
    tile.append(make("span", printable(item.name), "name"));
    return tile;
  }

  clicked(event) {
    const tile = event.target.closest(".tile");
    if (tile && !this.player.wasTouched()) this.open(Number(tile.dataset.place));
  }

  /** Gives an item the focus, and shows it. */
  focus(place) {
    if (!this.items.length) return;
    const target = Math.min(Math.max(place, 0), this.items.length - 1);
    this.box.querySelector('.tile[tabindex="0"]')?.setAttribute("tabindex", "-1");
    this.focused = target;
    const row = this.rows[this.rowOf(target)];
    const top = this.box.getBoundingClientRect().top + row.top;
    if (top < 0 || top + row.height > innerHeight) scrollBy(0, top - (innerHeight - row.height) / 2);
    this.draw();
    const tile = this.box.querySelector(`.tile[data-place="${target}"]`);
    tile?.setAttribute("tabindex", "0");
    tile?.focus({ preventScroll: true });
  }

  /** The item below or above, in the column that is nearest. */
  vertical(step) {
    const from = this.rowOf(this.focused);
    const column = this.focused - this.rows[from].first;
    let row = from + step;
    while (this.rows[row]?.title !== undefined) row += step;
    const target = this.rows[row];
    return target ? target.first + Math.min(column, target.count - 1) : this.focused;
  }

  key(event) {
    if (event.ctrlKey || event.altKey || event.metaKey || !this.items.length) return;
    const page = Math.max(1, Math.floor(innerHeight / (this.side * 0.75 + 52))) * this.columns;
    const moves = {
      ArrowRight: () => this.focused + 1, ArrowLeft: () => this.focused - 1,
      ArrowDown: () => this.vertical(1), ArrowUp: () => this.vertical(-1),
      Home: () => 0, End: () => this.items.length - 1,
      PageDown: () => this.focused + page, PageUp: () => this.focused - page,
    };
    if (moves[event.key]) {
      event.preventDefault();
      this.focus(moves[event.key]());
    } else if (event.key === "Enter" || event.key === " ") {
      event.preventDefault();
      if (event.key === " " && this.player.toggle(this.box.querySelector(`.tile[data-place="${this.focused}"]`))) return;
      this.open(this.focused);
    }
  }

  /** Draws every picture anew: more of them are there. */
  refresh() {
    if (this.groups) this.layOut();
  }
}

function clock(seconds) {
  const whole = Math.round(seconds);
  const minutes = Math.floor(whole / 60);
  return `${minutes}:${String(whole % 60).padStart(2, "0")}`;
}
