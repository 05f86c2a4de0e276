// The preview of one item.

class Panel {
  constructor(dialog, grid, selection) {
    this.dialog = dialog;
    this.grid = grid;
    this.selection = selection;
    element("close").addEventListener("click", () => dialog.close());
    element("previous").addEventListener("click", () => this.show(this.place - 1));
    element("next").addEventListener("click", () => this.show(this.place + 1));
    element("choose").addEventListener("click", () => this.selection.toggle(this.item.id));
    element("play").addEventListener("click", () => this.toggleMovie());
    dialog.addEventListener("close", () => {
      this.clear();
      grid.focus(this.place);
    });
    dialog.addEventListener("click", (event) => {
      if (event.target === dialog) dialog.close();
    });
    dialog.addEventListener("keydown", (event) => {
      if (event.target.closest("video")) return;
      if (event.key === "ArrowLeft") this.show(this.place - 1);
      if (event.key === "ArrowRight") this.show(this.place + 1);
    });
  }

  async show(place) {
    if (place < 0 || place >= this.grid.total) return;
    await this.grid.load(Math.floor(place / listed));
    const item = this.grid.known(place);
    if (!item) return;
    this.place = place;
    this.item = item;
    element("previous").disabled = place === 0;
    element("next").disabled = place === this.grid.total - 1;
    element("panel-title").textContent = printable(item.name);
    const size = item.width && item.height ? `${item.width} × ${item.height}` : "";
    const facts = [texts[`kind_${item.kind}`], dayOf(item), size, item.duration ? clock(item.duration) : ""];
    element("panel-facts").textContent = facts.filter((fact) => fact).join(" · ");
    this.clear();
    this.draw();
    this.refresh();
    if (!this.dialog.open) this.dialog.showModal();
    element("panel-title").focus();
  }

  draw() {
    const { item } = this;
    const stage = element("stage");
    const play = element("play");
    play.hidden = item.kind === "photo";
    play.disabled = !mayPlay(item);
    play.textContent = texts.play;
    if (item.kind !== "photo" && play.disabled) stage.append(make("p", texts.notPlayable, "said"));
    if (item.kind === "video" && !item.picture) {
      stage.prepend(make("p", printable(item.letters), "faint"));
      return;
    }
    const image = make("img", "", "", { alt: printable(item.name) });
    image.addEventListener("error", () => image.replaceWith(make("p", texts.noPicture, "faint")));
    image.src = `large/${item.id}`;
    stage.prepend(image);
  }

  toggleMovie() {
    const playing = element("stage").querySelector("video");
    if (playing) {
      this.clear();
      this.draw();
      return;
    }
    const movie = movieOf(this.item, () => {
      this.clear();
      this.draw();
    });
    movie.removeAttribute("aria-hidden");
    movie.setAttribute("aria-label", printable(this.item.name));
    movie.muted = false;
    movie.controls = true;
    movie.addEventListener("ended", () => {
      if (this.item.kind === "livePhoto") this.toggleMovie();
    });
    element("stage").replaceChildren(movie);
    element("play").textContent = texts.stop;
  }

  clear() {
    const stage = element("stage");
    const movie = stage.querySelector("video");
    if (movie) {
      movie.removeAttribute("src");
      movie.load();
    }
    stage.replaceChildren();
  }

  /** Draws the selection anew; `warning` is said where no more can be selected. */
  refresh(warning = "") {
    if (!this.item) return;
    const number = this.selection.number(this.item.id);
    const choose = element("choose");
    choose.setAttribute("aria-pressed", String(number > 0));
    const isNumbered = number && this.selection.isOrdered;
    choose.textContent = number ? `${texts.chosen}${isNumbered ? ` (${number})` : ""}` : texts.choose;
    element("panel-status").textContent = warning;
    element("panel-status").className = warning ? "warned" : "";
  }
}
