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
