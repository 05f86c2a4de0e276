// Generated from Server/Page/ by `Scripts/generate`: do not edit.
// swift-format-ignore-file

/// A page: its frame, its style and its script.
enum PageAssets {
  /// SHA-256 in base64, as a Content-Security-Policy writes it.
  static let styleHash = "fzYjfWxVanCmS0kvzlA78oG2f7OeKqLmFX0C8t+dne4="
  static let scriptHash = "WREdQfFhVVFq2o6Ck6PaBiXBb6D7VbkozO04MR8iX5w="

  /// Every text of the page, by its key.
  static let texts: [String: String] = [
    "window": "Choose photos",
    "skip": "Skip to the items",
    "noScript": "The picker needs scripts; it loads none from elsewhere.",
    "cancel": "Cancel",
    "add": "Add",
    "find": "Find",
    "search": "Search",
    "searchHint": "file name",
    "album": "Album",
    "allItems": "All items",
    "chips": "Filters",
    "chip_photos": "Photos",
    "chip_livePhotos": "Live Photos",
    "chip_videos": "Videos",
    "chip_favorites": "Favourites",
    "chip_screenshots": "Screenshots",
    "chip_panoramas": "Panoramas",
    "chip_depthEffectPhotos": "Portraits",
    "chip_bursts": "Bursts",
    "chip_slomoVideos": "Slo-mo",
    "chip_timelapseVideos": "Time-lapse",
    "chip_cinematicVideos": "Cinematic",
    "chip_spatialMedia": "Spatial",
    "chip_screenRecordings": "Screen recordings",
    "chip_raw": "RAW",
    "items": "Photos and videos",
    "hint": "Space or Enter selects the item with the focus, P previews it, arrow keys move. Hold the pointer over a Live Photo or video, or press it longer, to play it.",
    "item": "item",
    "itemsCounted": "items",
    "none": "No items match.",
    "empty": "There are no items to pick in this folder.",
    "upTo": "Select up to",
    "asMany": "Select as many as you like",
    "one": "Select one",
    "selected": "selected",
    "of": "of",
    "limitReached": "The limit is reached:",
    "look": "Preview",
    "previous": "Previous item",
    "next": "Next item",
    "close": "Close preview",
    "choose": "Select",
    "chosen": "Selected",
    "play": "Play",
    "stop": "Stop",
    "notPlayable": "not playable here",
    "noPicture": "The file contains no image that a browser can show.",
    "unloaded": "This item could not be loaded.",
    "kind_photo": "photo",
    "kind_livePhoto": "Live Photo",
    "kind_video": "video",
    "live": "LIVE",
    "undated": "no date",
    "numbered": "number",
    "endedPicked": "Added",
    "endedPickedMore": "Your selection was added. You can close this window.",
    "endedCancelled": "Cancelled",
    "endedCancelledMore": "Nothing was selected. You can close this window.",
    "endedTimedOut": "Time limit reached",
    "endedTimedOutMore": "The picker closed after its time limit; nothing was selected.",
    "endedLost": "The picker has ended",
    "endedLostMore": "The program of this page does not answer any more. You can close this window.",
  ]

  static let frame: StaticString = #"""
<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="no-referrer">
<meta name="color-scheme" content="light dark">
<title>Choose photos</title>
<link rel="icon" href="icon.svg" type="image/svg+xml">
<link rel="stylesheet" href="page.css">
<script src="page.js" defer></script>
</head>
<body>
<noscript><p class="notice">The picker needs scripts; it loads none from elsewhere.</p></noscript>
<div id="app" hidden>
<header>
<a class="skip" href="#grid">Skip to the items</a>
<div class="bar">
<button type="button" id="cancel">Cancel</button>
<h1 id="title"></h1>
<button type="button" id="add" class="main" disabled>Add</button>
</div>
<form id="finder" role="search" aria-label="Find">
<label id="search-label"><span>Search</span> <input id="search" type="search" autocomplete="off" maxlength="200" placeholder="file name" aria-keyshortcuts="/"></label>
<label><span>Album</span> <select id="album"></select></label>
</form>
<div id="chips" role="group" aria-label="Filters"></div>
</header>
<main>
<p id="found" class="faint"></p>
<div id="grid" role="listbox" aria-label="Photos and videos" aria-describedby="hint" tabindex="-1"></div>
<p id="hint" class="faint">Space or Enter selects the item with the focus, P previews it, arrow keys move. Hold the pointer over a Live Photo or video, or press it longer, to play it.</p>
</main>
<footer>
<p id="status" role="status"></p>
<button type="button" id="look" aria-keyshortcuts="p" disabled>Preview</button>
</footer>
<dialog id="panel" aria-labelledby="panel-title">
<div class="bar">
<button type="button" id="previous" aria-label="Previous item">←</button>
<button type="button" id="next" aria-label="Next item">→</button>
<h2 id="panel-title" tabindex="-1"></h2>
<button type="button" id="close" aria-label="Close preview">×</button>
</div>
<div id="stage"></div>
<div class="bar below">
<p id="panel-facts" class="faint"></p>
<button type="button" id="play">Play</button>
<button type="button" id="choose" class="main" aria-pressed="false">Select</button>
</div>
<p id="panel-status" role="status"></p>
</dialog>
</div>
<section id="ended" role="alert" hidden><h1></h1><p></p></section>
</body>
</html>

"""#

  static let style: StaticString = #"""
:root {
  --ground: #fff; --text: #1b1c1f; --faint: #5d626b; --line: #d3d7dd; --raised: #f1f3f5; --accent: #0a58ca;
  --accent-text: #fff; --wrong: #9a3500;
}
@media (prefers-color-scheme: dark) {
  :root {
    --ground: #16171a; --text: #e8e9ec; --faint: #a9afba; --line: #3b4049; --raised: #23262b; --accent: #7db3ff;
    --accent-text: #10131a; --wrong: #ffb27a;
  }
}
* { box-sizing: border-box; }
html { background: var(--ground); color: var(--text); font: 16px/1.4 system-ui, sans-serif; scroll-padding: 190px 0 80px; }
body { margin: 0; padding-bottom: 72px; }
h1, h2 { font-size: 1.05rem; margin: 0; }
p { margin: 0; }
[hidden] { display: none !important; }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
button, select, input {
  background: var(--ground); border: 1px solid var(--line); border-radius: 8px; color: inherit; font: inherit; max-width: 100%;
  min-height: 40px; padding: 4px 12px;
}
button { background: var(--raised); cursor: pointer; }
button:hover:not(:disabled) { border-color: var(--accent); }
button:disabled { color: var(--faint); cursor: default; }
button.main:not(:disabled), #chips button[aria-pressed="true"] { background: var(--accent); border-color: var(--accent); color: var(--accent-text); }
.faint { color: var(--faint); font-size: 0.85rem; }
.skip { background: var(--accent); color: var(--accent-text); left: -999px; padding: 8px 12px; position: absolute; }
.skip:focus { left: 8px; top: 8px; z-index: 9; }
.notice { padding: 20px; }

header { background: var(--ground); border-bottom: 1px solid var(--line); display: grid; gap: 8px; padding: 10px clamp(12px, 3vw, 32px); position: sticky; top: 0; z-index: 3; }
.bar { align-items: center; display: flex; gap: 8px; }
.bar h1, .bar h2 { flex: 1; min-width: 0; overflow: hidden; text-align: center; text-overflow: ellipsis; white-space: nowrap; }
.bar h2:focus { outline: none; }
#finder { display: flex; gap: 8px; }
#finder label { align-items: center; color: var(--faint); display: flex; font-size: 0.85rem; gap: 6px; min-width: 0; }
#search-label { flex: 1 1 auto; }
#search { color: var(--text); flex: 1; font-size: 1rem; min-width: 0; width: 100%; }
#album { color: var(--text); flex: 0 1 260px; font-size: 1rem; min-width: 0; }
#chips { display: flex; gap: 6px; overflow-x: auto; padding: 3px; scrollbar-width: thin; }
#chips:empty { display: none; }
#chips button { border-radius: 20px; flex: none; min-height: 34px; padding: 2px 12px; }

main { padding: 8px clamp(12px, 3vw, 32px); }
#found { min-height: 1.3em; padding-bottom: 6px; }
#hint { padding-top: 12px; }
#grid { position: relative; }
#grid:focus { outline: none; }
#grid[aria-busy="true"] .tile { opacity: 0.55; }
.tile { background: var(--raised); border-radius: 6px; cursor: pointer; overflow: hidden; position: absolute; touch-action: manipulation; user-select: none; -webkit-touch-callout: none; }
.tile:focus-visible { outline-offset: -3px; z-index: 1; }
.tile img, .tile video { height: 100%; object-fit: cover; pointer-events: none; position: absolute; width: 100%; }
.tile[aria-selected="true"]::after { border: 4px solid var(--accent); border-radius: 6px; content: ""; inset: 0; pointer-events: none; position: absolute; }
.letters { align-items: center; color: var(--text); display: flex; flex-direction: column; font-weight: 600; gap: 2px; inset: 0; justify-content: center; padding: 6px; position: absolute; }
.letters small { color: var(--faint); font-size: 0.72rem; font-weight: 400; max-width: 100%; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
.badge, .length, .said { background: rgb(0 0 0 / 0.75); border-radius: 4px; color: #fff; font-size: 0.68rem; font-weight: 700; left: 6px; letter-spacing: 0.04em; padding: 2px 6px; position: absolute; top: 6px; z-index: 1; }
.length { bottom: 6px; font-weight: 500; letter-spacing: 0; top: auto; }
.said { bottom: 6px; font-weight: 500; letter-spacing: 0; right: 6px; text-align: center; top: auto; }
.number { align-items: center; background: var(--accent); border: 2px solid #fff; border-radius: 15px; color: var(--accent-text); display: flex; font-size: 0.85rem; font-weight: 700; height: 28px; justify-content: center; min-width: 28px; padding: 0 5px; position: absolute; right: 6px; top: 6px; z-index: 1; }

footer { align-items: center; background: var(--ground); border-top: 1px solid var(--line); bottom: 0; display: flex; gap: 12px; justify-content: space-between; left: 0; min-height: 60px; padding: 8px clamp(12px, 3vw, 32px); position: fixed; right: 0; z-index: 3; }
.warned { color: var(--wrong); font-weight: 600; }

#panel { background: var(--ground); border: 0; border-radius: 12px; color: inherit; height: min(100dvh, 900px); margin: auto; max-height: 100dvh; max-width: 100%; padding: 12px; width: min(100%, 1000px); }
#panel[open] { display: flex; flex-direction: column; gap: 10px; }
#panel::backdrop { background: rgb(0 0 0 / 0.55); }
#stage { align-items: center; background: var(--raised); border-radius: 8px; display: flex; flex: 1; justify-content: center; min-height: 0; overflow: hidden; position: relative; }
#stage img, #stage video { height: 100%; object-fit: contain; width: 100%; }
#stage p { padding: 16px; text-align: center; }
#stage .said { bottom: 12px; font-size: 0.85rem; left: 50%; padding: 4px 10px; right: auto; transform: translateX(-50%); white-space: nowrap; }
.below { flex-wrap: wrap; justify-content: flex-end; }
#panel-facts { flex: 1 1 160px; }
#panel-status:empty { display: none; }

#ended { margin: 20vh auto; max-width: 480px; padding: 20px; text-align: center; }
#ended h1 { font-size: 1.6rem; margin-bottom: 8px; }

@media (max-width: 560px) {
  #finder label span { clip-path: inset(50%); height: 1px; overflow: hidden; position: absolute; width: 1px; }
  #finder label { flex: 1 1 50%; }
  #album { width: 100%; }
  .letters { font-size: 0.85rem; }
}
@media (min-width: 900px) {
  #chips { flex-wrap: wrap; }
}

"""#

  static let script: StaticString = #"""
"use strict";
const texts = {
  "add" : "Add",
  "album" : "Album",
  "allItems" : "All items",
  "asMany" : "Select as many as you like",
  "cancel" : "Cancel",
  "chip_bursts" : "Bursts",
  "chip_cinematicVideos" : "Cinematic",
  "chip_depthEffectPhotos" : "Portraits",
  "chip_favorites" : "Favourites",
  "chip_livePhotos" : "Live Photos",
  "chip_panoramas" : "Panoramas",
  "chip_photos" : "Photos",
  "chip_raw" : "RAW",
  "chip_screenRecordings" : "Screen recordings",
  "chip_screenshots" : "Screenshots",
  "chip_slomoVideos" : "Slo-mo",
  "chip_spatialMedia" : "Spatial",
  "chip_timelapseVideos" : "Time-lapse",
  "chip_videos" : "Videos",
  "chips" : "Filters",
  "choose" : "Select",
  "chosen" : "Selected",
  "close" : "Close preview",
  "empty" : "There are no items to pick in this folder.",
  "endedCancelled" : "Cancelled",
  "endedCancelledMore" : "Nothing was selected. You can close this window.",
  "endedLost" : "The picker has ended",
  "endedLostMore" : "The program of this page does not answer any more. You can close this window.",
  "endedPicked" : "Added",
  "endedPickedMore" : "Your selection was added. You can close this window.",
  "endedTimedOut" : "Time limit reached",
  "endedTimedOutMore" : "The picker closed after its time limit; nothing was selected.",
  "find" : "Find",
  "hint" : "Space or Enter selects the item with the focus, P previews it, arrow keys move. Hold the pointer over a Live Photo or video, or press it longer, to play it.",
  "item" : "item",
  "items" : "Photos and videos",
  "itemsCounted" : "items",
  "kind_livePhoto" : "Live Photo",
  "kind_photo" : "photo",
  "kind_video" : "video",
  "limitReached" : "The limit is reached:",
  "live" : "LIVE",
  "look" : "Preview",
  "next" : "Next item",
  "noPicture" : "The file contains no image that a browser can show.",
  "noScript" : "The picker needs scripts; it loads none from elsewhere.",
  "none" : "No items match.",
  "notPlayable" : "not playable here",
  "numbered" : "number",
  "of" : "of",
  "one" : "Select one",
  "play" : "Play",
  "previous" : "Previous item",
  "search" : "Search",
  "searchHint" : "file name",
  "selected" : "selected",
  "skip" : "Skip to the items",
  "stop" : "Stop",
  "undated" : "no date",
  "unloaded" : "This item could not be loaded.",
  "upTo" : "Select up to",
  "window" : "Choose photos"
};
// What the page asks its server, by addresses below its own.

const element = (id) => document.getElementById(id);

/** An element with its text, its class and its attributes. */
function make(name, text = "", className = "", attributes = {}) {
  const made = document.createElement(name);
  if (text) made.textContent = text;
  if (className) made.className = className;
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  return made;
}

/** Nothing in a name moves, hides or reorders what stands beside it: the characters that would are shown as numbers. */
function printable(text) {
  return String(text).replace(
    /[\u0000-\u001f\u007f-\u009f\u00ad\u061c\u180e\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]|\udb40[\udc00-\udfff]/g,
    (character) => `\\u{${character.codePointAt(0).toString(16).toUpperCase()}}`);
}

const grouped = (number) => number.toLocaleString("en");
const counted = (number) => `${grouped(number)} ${number === 1 ? texts.item : texts.itemsCounted}`;

async function ask(path, options = {}) {
  const response = await fetch(path, { cache: "no-store", credentials: "same-origin", ...options });
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  return response;
}

const server = {
  state: async () => (await ask("state")).json(),
  items: async (query, from, count) => {
    const asked = new URLSearchParams({ from, count });
    for (const [key, value] of Object.entries(query)) if (value) asked.set(key, value);
    return (await ask(`items?${asked}`)).json();
  },
  select: async (items) => {
    const options = { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(items) };
    return (await ask("selection", options)).json();
  },
  end: (how) => ask(how, { method: "POST" }),
};

const dateFormat = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "long", year: "numeric", timeZone: "UTC" });

/** The day of a date as the camera's clock had it. */
function dayOf(item) {
  if (!item.captured) return texts.undated;
  const date = new Date(`${item.captured.slice(0, 10)}T00:00:00Z`);
  return Number.isNaN(date.getTime()) ? texts.undated : dateFormat.format(date);
}

function clock(seconds) {
  const whole = Math.round(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, "0")}`;
}

const trial = document.createElement("video");

/** Whether this browser may be able to play an item's movie; only playing tells for certain. */
function mayPlay(item) {
  if (!item.movie || item.unplayable) return false;
  const codings = { av01: "av01.0.04M.08", avc1: "avc1.42E01E", avc3: "avc3.42E01E", vp09: "vp09.00.10.08" };
  const coding = { V_AV1: codings.av01, V_VP8: "vp8", V_VP9: "vp9" }[item.coding] ?? codings[item.coding] ?? item.coding;
  return trial.canPlayType(coding ? `${item.movie}; codecs="${coding}"` : item.movie) !== "";
}

/** A movie without its sound, as Live Photos are looked at; `failed` is called where the browser cannot play it. */
function movieOf(item, failed) {
  const movie = make("video", "", "", { playsinline: "", disablepictureinpicture: "", "aria-hidden": "true" });
  movie.muted = true;
  movie.addEventListener("error", () => {
    item.unplayable = true;
    movie.remove();
    failed();
  });
  movie.src = `movie/${item.id}`;
  movie.play().catch(() => {});
  return movie;
}
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
// The selection: in its order, kept by the server, so that a reload keeps it.

class Selection {
  constructor(state, changed) {
    this.items = state.selection;
    this.limit = state.limit;
    // One of one needs no number.
    this.isOrdered = state.isOrdered && state.limit !== 1;
    this.changed = changed;
    this.count();
  }

  count() {
    this.numbers = new Map(this.items.map((item, index) => [item, index + 1]));
  }

  /** Where an item stands in the selection, from 1; 0 where it is not selected. */
  number(item) {
    return this.numbers.get(item) ?? 0;
  }

  toggle(item) {
    if (this.number(item)) this.set(this.items.filter((other) => other !== item));
    else if (this.limit === 1) this.set([item]);
    else if (this.limit && this.items.length >= this.limit) this.changed(true);
    else this.set([...this.items, item]);
  }

  set(items) {
    this.items = items;
    this.count();
    this.changed(false);
    this.send();
  }

  /** Tells the server; of several changes while it answers, the last one. */
  async send() {
    if (this.isSending) {
      this.isStale = true;
      return;
    }
    this.isSending = true;
    try {
      do {
        this.isStale = false;
        const taken = await server.select(this.items);
        if (!this.isStale && JSON.stringify(taken.selection) !== JSON.stringify(this.items)) {
          this.items = taken.selection;
          this.count();
          this.changed(taken.isOverLimit);
        }
      } while (this.isStale);
    } catch {
      // What ended the server is said by the stream of events.
    }
    this.isSending = false;
    this.idle?.();
  }

  /** Waits until the server knows the selection. */
  async settled() {
    while (this.isSending) await new Promise((done) => { this.idle = done; });
  }

  /** How much is selected, in words. */
  get text() {
    if (!this.items.length) {
      if (this.limit === 1) return texts.one;
      return this.limit ? `${texts.upTo} ${counted(this.limit)}` : texts.asMany;
    }
    return this.limit > 1
      ? `${grouped(this.items.length)} ${texts.of} ${grouped(this.limit)} ${texts.selected}`
      : `${grouped(this.items.length)} ${texts.selected}`;
  }
}
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
// The page as a whole.

/** Shows that the picker ended, and how; nothing can be selected any more. */
function end(name) {
  if (!element("ended").hidden) return;
  events?.close();
  element("panel").close();
  element("app").hidden = true;
  const [title, more] = element("ended").children;
  element("ended").hidden = false;
  title.textContent = texts[`ended${name}`];
  more.textContent = texts[`ended${name}More`];
  document.title = title.textContent;
}

let events;

/** The stream by which the server knows that the page is open, and the page that the server is. */
function watch() {
  events = new EventSource("events");
  let lost;
  events.addEventListener("open", () => {
    clearTimeout(lost);
    lost = undefined;
  });
  events.addEventListener("end", (event) => {
    end({ picked: "Picked", cancelled: "Cancelled", timedOut: "TimedOut" }[event.data] ?? "Lost");
  });
  events.addEventListener("error", () => {
    if (events.readyState === EventSource.CLOSED) end("Lost");
    else lost ??= setTimeout(() => end("Lost"), 6000);
  });
}

function fillAlbums(state) {
  element("album").append(new Option(`${texts.allItems} (${grouped(state.total)})`, ""));
  for (const album of state.albums) {
    element("album").append(new Option(`${printable(album.title)} (${grouped(album.count)})`, album.key));
  }
  element("album").closest("label").hidden = state.albums.length < 2;
}

function fillChips(state, changed) {
  for (const chip of state.chips) {
    const button = make("button", `${texts[`chip_${chip.key}`]} ${grouped(chip.count)}`, "", {
      type: "button", "aria-pressed": "false", "data-chip": chip.key,
    });
    button.addEventListener("click", () => {
      const isOn = button.getAttribute("aria-pressed") === "true";
      for (const other of element("chips").children) other.setAttribute("aria-pressed", "false");
      button.setAttribute("aria-pressed", String(!isOn));
      changed();
    });
    element("chips").append(button);
  }
}

async function start() {
  const state = await server.state();
  document.title = `${texts.window} – ${printable(state.title)}`;
  element("title").textContent = printable(state.title);
  element("app").hidden = false;
  let grid;
  let panel;
  let typing;
  const selection = new Selection(state, (isOverLimit) => {
    const warning = isOverLimit ? `${texts.limitReached} ${grouped(state.limit)}.` : "";
    tell(warning);
    grid.refresh();
    panel.refresh(warning);
  });
  function tell(warning = "") {
    element("status").textContent = warning || selection.text;
    element("status").className = warning ? "warned" : "";
    element("add").disabled = !selection.items.length;
  }
  grid = new Grid(element("grid"), selection);
  panel = new Panel(element("panel"), grid, selection);
  if (state.limit !== 1) element("grid").setAttribute("aria-multiselectable", "true");
  let days = "";
  const count = () => {
    const words = grid.total ? counted(grid.total) : state.total ? texts.none : texts.empty;
    element("found").textContent = [words, grid.total ? days : ""].filter((part) => part).join(" · ");
    element("look").disabled = !grid.total;
  };
  grid.onSight = (seen) => {
    days = seen;
    count();
  };
  grid.onLook = (place) => panel.show(place);

  const query = () => ({
    search: element("search").value.trim(), album: element("album").value,
    chip: element("chips").querySelector('[aria-pressed="true"]')?.dataset.chip,
  });
  const refresh = async () => {
    clearTimeout(typing);
    element("grid").setAttribute("aria-busy", "true");
    if (!await grid.show(query())) return;
    element("grid").removeAttribute("aria-busy");
    count();
  };
  fillAlbums(state);
  fillChips(state, refresh);
  element("search-label").hidden = !state.isSearchable;
  element("search").value = state.search ?? "";
  element("search").addEventListener("input", () => {
    clearTimeout(typing);
    element("grid").setAttribute("aria-busy", "true");
    typing = setTimeout(refresh, 150);
  });
  element("album").addEventListener("change", refresh);
  element("finder").addEventListener("submit", (event) => event.preventDefault());
  element("look").addEventListener("click", () => panel.show(grid.focused));
  document.querySelector(".skip").addEventListener("click", (event) => {
    event.preventDefault();
    grid.focus(grid.focused);
  });
  addEventListener("keydown", (event) => {
    if (event.key !== "/" || event.target.closest("input, select, dialog") || !state.isSearchable) return;
    event.preventDefault();
    element("search").focus();
  });
  element("cancel").addEventListener("click", () => server.end("cancel").then(() => end("Cancelled"), () => end("Lost")));
  element("add").addEventListener("click", async () => {
    element("add").disabled = true;
    await selection.settled();
    server.end("add").then(() => end("Picked"), () => end("Lost"));
  });
  tell();
  watch();
  await refresh();
}

start().catch(() => end("Lost"));

"""#

  static let icon: StaticString = #"""
<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect x="2" y="6" width="28" height="20" rx="3" fill="#0a58ca"/><circle cx="10" cy="13" r="3" fill="#fff"/><path d="M4 24l8-8 5 5 6-7 7 10z" fill="#fff"/></svg>

"""#

}
