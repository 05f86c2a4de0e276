
// The graph of the types that were found: from what everything is a kind of, on the left, to the single types.

const drawing = (name, attributes = {}) => {
  const made = document.createElementNS("http://www.w3.org/2000/svg", name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  return made;
};

class Graph {
  constructor(box, types, choose) {
    this.box = box;
    this.types = types;
    this.choose = choose;
    element("zoom-in").addEventListener("click", () => this.zoom(0.75));
    element("zoom-out").addEventListener("click", () => this.zoom(1 / 0.75));
    element("zoom-fit").addEventListener("click", () => this.fit());
  }

  /** The column of a type: how far it is from a root, by the longest way. */
  column(identifier, columns, seen = new Set()) {
    if (columns.has(identifier)) return columns.get(identifier);
    if (seen.has(identifier)) return 0;
    seen.add(identifier);
    const parents = (this.types.rows.get(identifier).conformsTo ?? []).filter((parent) => this.types.rows.has(parent));
    const column = parents.reduce((most, parent) => Math.max(most, this.column(parent, columns, seen) + 1), 0);
    columns.set(identifier, column);
    return column;
  }

  draw() {
    if (this.svg) return;
    const columns = new Map();
    for (const identifier of this.types.rows.keys()) this.column(identifier, columns);
    const layers = [];
    for (const [identifier, column] of columns) (layers[column] ??= []).push(identifier);
    const places = this.placed(layers);
    this.svg = drawing("svg", { role: "group", "aria-label": texts.graphLabel, tabindex: "0" });
    const edges = drawing("g", { class: "edges" });
    for (const row of this.types.rows.values()) {
      for (const parent of row.conformsTo ?? []) {
        const [from, to] = [places.get(parent), places.get(row.type)];
        if (!from) continue;
        const [x, y, u, v] = [from.x + from.width, from.y + 16, to.x, to.y + 16];
        const middle = (x + u) / 2;
        edges.append(drawing("path", { d: `M${x} ${y}C${middle} ${y} ${middle} ${v} ${u} ${v}` }));
      }
    }
    this.svg.append(edges);
    for (const layer of layers) for (const identifier of layer) this.svg.append(this.node(identifier, places.get(identifier)));
    this.box.replaceChildren(this.svg);
    const all = [...places.values()];
    this.size = {
      width: Math.max(...all.map((place) => place.x + place.width)) + 20,
      height: Math.max(...all.map((place) => place.y + 40)) + 10,
    };
    // What is small is read more easily than what is whole.
    this.fit(1.5);
    this.listen();
  }

  /** Each type near the middle of its neighbours on the left, none over another. */
  placed(layers) {
    const places = new Map();
    let x = 10;
    for (const layer of layers) {
      const middle = (identifier) => {
        const parents = (this.types.rows.get(identifier).conformsTo ?? []).map((parent) => places.get(parent)?.y).filter((y) => y !== undefined);
        return parents.length ? parents.reduce((sum, y) => sum + y, 0) / parents.length : 0;
      };
      layer.sort((a, b) => middle(a) - middle(b) || (a < b ? -1 : 1));
      const width = Math.max(...layer.map((identifier) => this.words(identifier).length)) * 8 + 26;
      let y = 10;
      for (const identifier of layer) {
        places.set(identifier, { x, y, width });
        y += 42;
      }
      x += width + 60;
    }
    return places;
  }

  words(identifier) {
    const row = this.types.rows.get(identifier);
    return `${printable(identifier)}  ${grouped(row.total)}`;
  }

  node(identifier, place) {
    const row = this.types.rows.get(identifier);
    const node = drawing("g", {
      class: row.items ? "node found" : "node", transform: `translate(${place.x} ${place.y})`, tabindex: "0", role: "button",
      "aria-label": `${printable(identifier)}, ${printable(row.description ?? "")}, ${grouped(row.total)} ${row.total === 1 ? texts.item : texts.items}`,
    });
    node.append(drawing("rect", { width: place.width, height: 32, rx: 6 }));
    const text = drawing("text", { x: 12, y: 21 });
    text.textContent = this.words(identifier);
    const title = drawing("title");
    title.textContent = printable(row.description ?? identifier);
    node.append(text, title);
    node.addEventListener("click", () => {
      if (!this.wasDragged) this.choose(identifier);
    });
    node.addEventListener("keydown", (event) => {
      if (event.key !== "Enter" && event.key !== " ") return;
      event.preventDefault();
      this.choose(identifier);
    });
    return node;
  }

  /** Shows the whole graph, no smaller than `most` allows and no larger than letters are elsewhere. */
  fit(most = Infinity) {
    const box = this.box.getBoundingClientRect();
    const scale = Math.min(most, Math.max(1, this.size.width / box.width, this.size.height / box.height));
    this.look = { x: 0, y: 0, width: box.width * scale, height: box.height * scale };
    this.apply();
  }

  apply() {
    const { x, y, width, height } = this.look;
    this.svg.setAttribute("viewBox", `${x} ${y} ${width} ${height}`);
  }

  zoom(factor, at = { x: 0.5, y: 0.5 }) {
    const width = Math.min(Math.max(this.look.width * factor, 200), Math.max(this.size.width, this.size.height) * 4 + 400);
    const height = this.look.height * (width / this.look.width);
    this.look = {
      x: this.look.x + (this.look.width - width) * at.x, y: this.look.y + (this.look.height - height) * at.y, width, height,
    };
    this.apply();
  }

  move(x, y) {
    this.look.x += x * this.look.width;
    this.look.y += y * this.look.height;
    this.apply();
  }

  listen() {
    const { svg } = this;
    const share = (event) => {
      const box = svg.getBoundingClientRect();
      return { x: (event.clientX - box.left) / box.width, y: (event.clientY - box.top) / box.height };
    };
    svg.addEventListener("wheel", (event) => {
      if (!event.ctrlKey && !event.shiftKey) return;
      event.preventDefault();
      this.zoom(event.deltaY < 0 ? 0.85 : 1 / 0.85, share(event));
    }, { passive: false });
    let last = null;
    svg.addEventListener("pointerdown", (event) => {
      last = share(event);
      this.wasDragged = false;
    });
    svg.addEventListener("pointermove", (event) => {
      if (!last) return;
      const now = share(event);
      if (!this.wasDragged && Math.hypot(now.x - last.x, now.y - last.y) < 0.005) return;
      if (!this.wasDragged) svg.setPointerCapture(event.pointerId);
      this.wasDragged = true;
      this.move(last.x - now.x, last.y - now.y);
      last = now;
    });
    for (const name of ["pointerup", "pointercancel"]) svg.addEventListener(name, () => { last = null; });
    svg.addEventListener("keydown", (event) => {
      const keys = {
        "+": () => this.zoom(0.75), "=": () => this.zoom(0.75), "-": () => this.zoom(1 / 0.75), 0: () => this.fit(),
        ArrowLeft: () => this.move(-0.1, 0), ArrowRight: () => this.move(0.1, 0),
        ArrowUp: () => this.move(0, -0.1), ArrowDown: () => this.move(0, 0.1),
      };
      if (!keys[event.key] || event.ctrlKey || event.altKey || event.metaKey) return;
      event.preventDefault();
      keys[event.key]();
    });
    // What has the focus can be seen.
    svg.addEventListener("focusin", (event) => {
      const place = /translate\(([\d.]+) ([\d.]+)\)/.exec(event.target.getAttribute("transform") ?? "");
      if (!place) return;
      const [x, y] = [Number(place[1]), Number(place[2])];
      const { look } = this;
      if (x < look.x || x + 100 > look.x + look.width) look.x = Math.max(0, x - look.width / 3);
      if (y < look.y || y + 32 > look.y + look.height) look.y = Math.max(0, y - look.height / 3);
      this.apply();
    });
  }
}
