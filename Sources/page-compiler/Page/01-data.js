
// The page's items: unpacked from the scripts that no browser runs.

const element = (id) => document.getElementById(id);

/** The bytes of a script of base64. */
function bytesOf(text) {
  const letters = atob(text);
  const bytes = new Uint8Array(letters.length);
  for (let index = 0; index < letters.length; index += 1) bytes[index] = letters.charCodeAt(index);
  return bytes;
}

/** The objects of a script's lines. */
async function unpacked(script) {
  const stream = new Blob([bytesOf(script.textContent)]).stream().pipeThrough(new DecompressionStream("deflate-raw"));
  const text = await new Response(stream).text();
  return text.split("\n").filter((line) => line).map((line) => JSON.parse(line));
}

/** All objects of one sort; each script is let go once it is read. */
async function unpackedAll(name) {
  const objects = [];
  for (const script of document.querySelectorAll(`script.${name}`)) {
    for (const object of await unpacked(script)) objects.push(object);
    script.remove();
  }
  return objects;
}

/** Nothing in a name moves, hides or reorders what stands beside it: the characters that would are shown as numbers. */
function printable(text) {
  return String(text).replace(
    /[\u0000-\u001f\u007f-\u009f\u00ad\u061c\u180e\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]|\udb40[\udc00-\udfff]/g,
    (character) => `\\u{${character.codePointAt(0).toString(16).toUpperCase()}}`);
}

/** An element with its text, its class and its attributes. */
function make(name, text = "", className = "", attributes = {}) {
  const made = document.createElement(name);
  if (text) made.textContent = text;
  if (className) made.className = className;
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  return made;
}

const grouped = (number) => number.toLocaleString("en");

const pathParts = (path) => {
  const end = path.lastIndexOf("/");
  return { folder: end < 0 ? "" : path.slice(0, end), name: path.slice(end + 1) };
};

/** What filters and the sheet ask of an item, found out once. */
function prepared(record, index, from) {
  const { folder, name } = pathParts(record.path);
  const words = [record.path, record.type, record.kind, record.camera, record.captured, record.title, record.description,
    ...(record.keywords ?? []), ...(record.subtypes ?? []), record.lens, record.mime];
  return {
    record, index, from, folder, name,
    day: record.captured ? record.captured.slice(0, 10) : "",
    words: words.filter((word) => word).join("\n").toLowerCase(),
  };
}

/** The types by identifier, each with all that it is a kind of. */
class Types {
  constructor(rows) {
    this.rows = new Map(rows.map((row) => [row.type, row]));
    this.ancestors = new Map();
    for (const row of rows) this.above(row.type);
    for (const row of rows) row.total = 0;
    for (const row of rows) {
      for (const type of this.ancestors.get(row.type)) this.rows.get(type).total += row.items ?? 0;
    }
  }

  above(identifier) {
    const known = this.ancestors.get(identifier);
    if (known) return known;
    const found = new Set([identifier]);
    this.ancestors.set(identifier, found);
    for (const parent of this.rows.get(identifier)?.conformsTo ?? []) {
      if (this.rows.has(parent)) for (const type of this.above(parent)) found.add(type);
    }
    return found;
  }

  conforms(identifier, supertype) {
    return this.ancestors.get(identifier)?.has(supertype) ?? false;
  }
}

/** The small pictures: letters of many in each script, unpacked when a picture is shown. */
class Pictures {
  constructor() {
    this.blocks = [];
    this.kept = new Map();
  }

  find() {
    const scripts = [...document.querySelectorAll("script.pictures")];
    this.blocks = scripts.map((script) => ({ script, from: Number(script.dataset.from) }));
  }

  source(item) {
    const { thumbnail } = item.record;
    if (!thumbnail) return null;
    let low = 0;
    let high = this.blocks.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if (this.blocks[middle].from <= item.from) low = middle;
      else high = middle - 1;
    }
    const block = this.blocks[low];
    if (!block || block.from > item.from) return null;
    let text = this.kept.get(block);
    if (text === undefined) {
      text = block.script.textContent;
      this.kept.set(block, text);
      if (this.kept.size > 8) this.kept.delete(this.kept.keys().next().value);
    }
    const start = item.from - block.from;
    const letters = text.slice(start, start + thumbnail.length);
    return letters.length === thumbnail.length ? `data:${thumbnail.mime};base64,${letters}` : null;
  }
}

/** The evidence for items, a block at a time. */
class Explanations {
  constructor() {
    this.blocks = [];
    this.kept = new Map();
  }

  find() {
    let first = 0;
    this.blocks = [...document.querySelectorAll("script.explanations")].map((script) => {
      const block = { script, first, count: Number(script.dataset.count) };
      first += block.count;
      return block;
    });
  }

  async of(index) {
    const block = this.blocks.find((candidate) => index < candidate.first + candidate.count);
    if (!block) return {};
    if (!this.kept.has(block)) {
      this.kept.set(block, await unpacked(block.script));
      if (this.kept.size > 4) this.kept.delete(this.kept.keys().next().value);
    }
    return this.kept.get(block)[index - block.first] ?? {};
  }
}
