
// Movies that were copied beside the page: in the panel with controls, in a tile under the pointer, a finger or the space bar.

/** Says why a movie cannot be shown: it is not there, or the browser cannot decode its pictures. */
function whenUnplayable(video, say) {
  let hasLoaded = false;
  video.addEventListener("loadedmetadata", () => {
    hasLoaded = true;
    // Sound alone is played even where the pictures are not known.
    if (!video.videoWidth) say(texts.notPlayableWhy);
  });
  video.addEventListener("error", () => {
    const isMissing = !hasLoaded && video.error?.code === MediaError.MEDIA_ERR_SRC_NOT_SUPPORTED
      && /\b(404|not found|ERR_FILE_NOT_FOUND|Failed to open|Format error: 0)\b/i.test(video.error.message);
    say(isMissing ? texts.notThere : texts.notPlayableWhy);
  });
}

class Player {
  constructor(sheet) {
    this.sheet = sheet;
    const { box } = sheet;
    this.still = matchMedia("(prefers-reduced-motion: reduce)");
    box.addEventListener("pointerover", (event) => this.over(event));
    box.addEventListener("pointerleave", () => this.rest());
    box.addEventListener("pointerdown", (event) => this.down(event));
    for (const name of ["pointerup", "pointercancel"]) box.addEventListener(name, (event) => this.up(event));
    box.addEventListener("contextmenu", (event) => {
      if (this.touched) event.preventDefault();
    });
    box.addEventListener("focusout", () => this.rest());
  }

  tileOf(event) {
    const tile = event.target.closest?.(".tile");
    return tile && this.itemOf(tile)?.record.media?.movie ? tile : null;
  }

  itemOf(tile) {
    return this.sheet.items[Number(tile.dataset.place)];
  }

  over(event) {
    if (event.pointerType !== "mouse" || this.still.matches) return;
    const tile = this.tileOf(event);
    if (tile === this.tile) return;
    this.rest();
    if (tile) this.soon(tile, 150);
  }

  /** A finger that stays plays; one that taps opens the panel, and one that moves scrolls. */
  down(event) {
    this.touched = false;
    const tile = event.pointerType === "mouse" ? null : this.tileOf(event);
    if (!tile) return;
    this.rest();
    this.soon(tile, 300, () => { this.touched = true; });
  }

  up(event) {
    if (event.pointerType !== "mouse") this.rest();
  }

  /** Whether the click that comes now ended a touch that played. */
  wasTouched() {
    const { touched } = this;
    this.touched = false;
    return touched;
  }

  soon(tile, wait, then = () => {}) {
    this.tile = tile;
    this.timer = setTimeout(() => {
      then();
      this.play(tile);
    }, wait);
  }

  /** Plays or stops a tile's movie; false where it has none. */
  toggle(tile) {
    if (!tile || !this.itemOf(tile)?.record.media?.movie) return false;
    const plays = this.tile === tile && this.video;
    this.rest();
    if (!plays) this.play(tile);
    return true;
  }

  play(tile) {
    this.tile = tile;
    const video = make("video", "", "", { playsinline: "", "aria-hidden": "true", tabindex: "-1" });
    video.muted = true;
    this.video = video;
    const fail = () => {
      if (this.video !== video) return;
      video.remove();
      this.note(tile, texts.notPlayable);
    };
    whenUnplayable(video, fail);
    video.addEventListener("ended", () => {
      if (this.video === video) this.rest();
    });
    video.src = this.itemOf(tile).record.media.movie.link;
    tile.querySelector(".picture").append(video);
    // Ended before it began, the promise is broken, which is no fault.
    video.play().catch(() => {});
  }

  note(tile, text) {
    tile.querySelector(".note")?.remove();
    tile.querySelector(".picture").append(make("span", text, "note"));
    element("said").textContent = `${printable(this.itemOf(tile)?.name ?? "")}: ${text}`;
  }

  rest() {
    clearTimeout(this.timer);
    this.video?.remove();
    if (this.video) {
      // What is not shown is not loaded on.
      this.video.removeAttribute("src");
      this.video.load();
    }
    this.tile?.querySelector(".note")?.remove();
    this.video = null;
    this.tile = null;
  }
}
