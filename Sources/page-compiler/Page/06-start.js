
// From the page's data to what is seen.

const pictures = new Pictures();
const explanations = new Explanations();
/** What is known of each field: its unit and its meaning. */
const fields = new Map();
/** Of these the panel shows something else. */
const hiddenFields = new Set(["thumbnail", "findings", "media"]);
const mostPrinted = 2000;
const mostBursts = 200;

/** What people call a kind or an album. */
const words = (sort, name) => texts[`${sort}_${name}`] ?? name;

/** The pictures of each burst; two or more make one, and are in the album of bursts. */
function gathered(items) {
  const bursts = new Map();
  for (const item of items) {
    const { burstIdentifier } = item.record;
    if (!burstIdentifier) continue;
    if (!bursts.has(burstIdentifier)) bursts.set(burstIdentifier, []);
    bursts.get(burstIdentifier).push(item);
  }
  for (const members of bursts.values()) {
    if (members.length > 1) for (const { record } of members) record.albums = [...(record.albums ?? []), "bursts"];
  }
  return bursts;
}

/** What a finding is called where the page lists it. */
function findingTitle(name) {
  const heading = document.querySelector(`li[data-finding="${CSS.escape(name)}"] h3`);
  return heading ? heading.textContent.replace(/^[\d,]+ /, "") : name;
}

/** Options of a select: all, and each value with how many items have it. */
function fill(select, counts, title = (value) => value) {
  select.replaceChildren(make("option", texts.all, "", { value: "" }));
  for (const [value, count] of counts) {
    select.append(make("option", `${printable(title(value))} (${grouped(count)})`, "", { value }));
  }
}

function counted(items, values) {
  const counts = new Map();
  for (const item of items) for (const value of values(item)) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1));
}

class Page {
  constructor(items, types) {
    this.items = items;
    this.types = types;
    this.bursts = gathered(items);
    this.sheet = new Sheet(element("sheet"), (place) => this.panel.show(place));
    this.panel = new Panel(element("panel"), this.sheet);
    this.graph = new Graph(element("graph"), types, (type) => this.chooseType(type));
    this.fillFilters();
    const form = element("filters");
    form.addEventListener("input", () => this.later());
    form.addEventListener("change", () => this.filter());
    form.addEventListener("submit", (event) => event.preventDefault());
    form.addEventListener("reset", () => setTimeout(() => this.filter()));
    element("show-sheet").addEventListener("click", () => this.view("sheet"));
    element("show-types").addEventListener("click", () => this.view("types"));
    for (const row of document.querySelectorAll("li[data-finding]")) this.offer(row);
    addEventListener("beforeprint", () => this.print());
    addEventListener("afterprint", () => element("print").replaceChildren());
    addEventListener("keydown", (event) => {
      if (event.key !== "/" || /^(INPUT|SELECT|TEXTAREA)$/.test(event.target.tagName) || element("panel").open) return;
      event.preventDefault();
      element("search").focus();
    });
  }

  fillFilters() {
    const { items } = this;
    fill(element("kind"), counted(items, (item) => item.record.kind ? [item.record.kind] : []), (name) => words("kind", name));
    fill(element("album"), counted(items, (item) => item.record.albums ?? []), (name) => words("album", name));
    this.fillBursts();
    fill(element("finding"), counted(items, (item) => item.record.findings ?? []), findingTitle);
    const found = [...this.types.rows.values()].filter((row) => row.total);
    fill(element("type"), found.map((row) => [row.type, row.total]).sort((a, b) => (a[0] < b[0] ? -1 : 1)));
    for (const name of ["album", "finding"]) element(name).parentElement.hidden = element(name).options.length < 2;
  }

  /** Each burst is an album of its own, behind the others. */
  fillBursts() {
    const found = [...this.bursts].filter(([, members]) => members.length > 1).slice(0, mostBursts);
    if (!found.length) return;
    const group = make("optgroup", "", "", { label: texts.bursts });
    for (const [identifier, members] of found) {
      const { day, name: first, record } = members[0];
      const name = `${texts.burstOf} ${day ? `${dayTitle(day)}, ${record.captured.slice(11, 16)}` : printable(first)}`;
      group.append(make("option", `${name} (${grouped(members.length)})`, "", { value: `burst:${identifier}` }));
    }
    element("album").append(group);
  }

  /** A finding's button, where items of this page have it. */
  offer(row) {
    const name = row.dataset.finding;
    const button = row.querySelector("button");
    button.hidden = !this.items.some((item) => item.record.findings?.includes(name));
    button.addEventListener("click", () => {
      element("filters").reset();
      setTimeout(() => {
        element("finding").value = name;
        this.view("sheet");
        this.filter();
        element("count").scrollIntoView({ block: "start" });
        this.sheet.focus(0);
      });
    });
  }

  chooseType(type) {
    element("type").value = type;
    this.view("sheet");
    this.filter();
    this.sheet.focus(0);
  }

  view(name) {
    const isSheet = name === "sheet";
    for (const id of ["filters", "count", "sheet"]) element(id).hidden = !isSheet;
    element("types").hidden = isSheet;
    element("show-sheet").setAttribute("aria-pressed", String(isSheet));
    element("show-types").setAttribute("aria-pressed", String(!isSheet));
    if (isSheet) this.sheet.later();
    else this.graph.draw();
  }

  later() {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.filter(), 120);
  }

  filter() {
    clearTimeout(this.timer);
    const value = (id) => element(id).value;
    const words = value("search").toLowerCase().split(/\s+/).filter((word) => word);
    const [kind, album, finding, type, from, until] = ["kind", "album", "finding", "type", "from", "until"].map(value);
    const matches = this.items.filter((item) => {
      const { record, day } = item;
      return (!kind || record.kind === kind) && (!album || record.albums?.includes(album) || album === `burst:${record.burstIdentifier}`)
        && (!finding || record.findings?.includes(finding)) && (!type || this.types.conforms(record.type, type))
        && (!from || day && day >= from) && (!until || day && day <= until)
        && words.every((word) => item.words.includes(word));
    });
    element("count").textContent = matches.length
      ? `${grouped(matches.length)} ${texts.of} ${grouped(this.items.length)} ${this.items.length === 1 ? texts.item : texts.items.toLowerCase()} ${texts.shown}`
      : texts.none;
    this.sheet.show(this.grouped(matches, value("groups")));
  }

  grouped(items, order) {
    const groups = new Map();
    for (const item of items) {
      const key = order === "folder" ? item.folder : item.day;
      if (!groups.has(key)) groups.set(key, []);
      groups.get(key).push(item);
    }
    const title = (key) => order === "folder" ? key || texts.topFolder : dayTitle(key);
    const sign = order === "newest" ? -1 : 1;
    const keys = [...groups.keys()].sort((a, b) => {
      // What has no date comes last, whichever way.
      if (order !== "folder" && !a !== !b) return a ? -1 : 1;
      return a < b ? -sign : a > b ? sign : 0;
    });
    return keys.map((key) => {
      const members = groups.get(key);
      if (order !== "folder" && key) {
        members.sort((a, b) => a.record.captured < b.record.captured ? -sign : a.record.captured > b.record.captured ? sign : a.index - b.index);
      }
      return { title: title(key), items: members };
    });
  }

  /** On paper all that is shown stands in one flow. */
  print() {
    const made = [];
    let left = mostPrinted;
    if (this.sheet.items.length > left) made.push(make("p", `${texts.printLimit} ${grouped(left)}`));
    for (const group of this.sheet.groups ?? []) {
      if (left <= 0) break;
      made.push(make("h3", printable(group.title)));
      for (const item of group.items.slice(0, left)) {
        const figure = make("figure");
        figure.append(pictureOf(item), make("figcaption", printable(item.name)));
        made.push(figure);
      }
      left -= group.items.length;
    }
    element("print").replaceChildren(...made);
  }
}

function say(message) {
  element("notice").textContent = message;
  element("notice").hidden = false;
}

async function start() {
  if (typeof DecompressionStream === "undefined") return say(texts.oldBrowser);
  try {
    for (const field of await unpackedAll("fields")) fields.set(field.name, field);
    const types = new Types(await unpackedAll("types"));
    let from = 0;
    const items = (await unpackedAll("records")).map((record, index) => {
      const item = prepared(record, index, from);
      from += record.thumbnail?.length ?? 0;
      return item;
    });
    element("app").hidden = false;
    const page = new Page(items, types);
    page.filter();
    const find = () => {
      pictures.find();
      explanations.find();
      page.sheet.refresh();
    };
    // Pictures stand behind the script: they are there once the page is.
    if (document.readyState === "loading") addEventListener("DOMContentLoaded", find);
    else find();
  } catch (error) {
    say(`${texts.broken} ${error.message}`);
  }
}

start();
