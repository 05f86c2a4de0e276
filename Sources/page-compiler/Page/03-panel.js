
// The panel of one item: every field that its record has, and why each answer was given.

class Panel {
  constructor(dialog, sheet) {
    this.dialog = dialog;
    this.sheet = sheet;
    element("close").addEventListener("click", () => dialog.close());
    element("previous").addEventListener("click", () => this.show(this.place - 1));
    element("next").addEventListener("click", () => this.show(this.place + 1));
    dialog.addEventListener("close", () => {
      // A movie does not go on where nobody sees it.
      element("details").replaceChildren();
      sheet.focus(this.place);
    });
    dialog.addEventListener("click", (event) => {
      if (event.target === dialog) dialog.close();
    });
    dialog.addEventListener("keydown", (event) => {
      // There the arrows go through the movie.
      if (event.target.tagName === "VIDEO") return;
      if (event.key === "ArrowLeft") this.show(this.place - 1);
      if (event.key === "ArrowRight") this.show(this.place + 1);
    });
  }

  async show(place) {
    const item = this.sheet.items[place];
    if (!item) return;
    this.place = place;
    element("previous").disabled = place === 0;
    element("next").disabled = place === this.sheet.items.length - 1;
    element("panel-title").textContent = printable(item.name);
    const details = element("details");
    details.replaceChildren(this.picture(item), ...this.findings(item), make("h3", texts.itself), this.fields(item.record));
    if (!this.dialog.open) this.dialog.showModal();
    element("panel-title").focus();
    details.scrollTop = 0;
    const explanation = await explanations.of(item.index);
    if (this.place !== place || !this.dialog.open) return;
    details.append(...this.reasons(explanation));
  }

  picture(item) {
    const { record } = item;
    const figure = make("figure");
    if (record.thumbnail || record.media?.still) figure.append(pictureOf(item, true));
    else if (["photo", "livePhoto"].includes(record.kind)) figure.append(make("p", texts.noPicture, "faint"));
    if (record.media?.movie) figure.append(this.movie(item));
    else if (record.kind === "livePhoto") figure.append(make("figcaption", texts.movieElsewhere, "faint"));
    for (const reason of record.media?.notCopied ?? []) figure.append(make("p", `${texts.notCopied} ${printable(reason)}`, "faint"));
    return figure;
  }

  /** A movie with the browser's own controls, or why there is none. */
  movie(item) {
    const { link } = item.record.media.movie;
    const box = make("div", "", "movie");
    const video = make("video", "", "", {
      controls: "", playsinline: "", preload: "metadata", "aria-label": `${texts.movieOf} ${printable(item.name)}`,
    });
    whenUnplayable(video, (reason) => box.replaceChildren(make("p", reason, "faint")));
    video.src = link;
    box.append(video);
    return box;
  }

  findings(item) {
    return (item.record.findings ?? []).map((name) => make("p", `! ${findingTitle(name)}`, "wrong"));
  }

  fields(record) {
    const list = make("dl");
    for (const [name, value] of Object.entries(record)) {
      if (hiddenFields.has(name)) continue;
      this.row(list, name, value, fields.get(name));
    }
    return list;
  }

  row(list, name, value, field) {
    const term = make("dt", name);
    if (field?.meaning) term.title = field.meaning;
    const description = make("dd");
    if (value !== null && typeof value === "object" && !Array.isArray(value)) {
      const inner = make("dl");
      for (const [key, part] of Object.entries(value)) this.row(inner, key, part);
      description.append(inner);
    } else {
      description.textContent = this.written(value) + (field?.unit ? ` ${field.unit}` : "");
    }
    list.append(term, description);
  }

  written(value) {
    if (Array.isArray(value)) return value.map((part) => this.written(part)).join(", ");
    if (typeof value === "boolean") return value ? texts.yes : texts.no;
    return typeof value === "number" ? String(value) : printable(value);
  }

  reasons({ evidence = [], decisions = [] }) {
    const made = [make("h3", texts.why)];
    const places = (row) => row.length
      ? `${texts.bytes} ${row.offset}–${row.offset + row.length - 1}  ` : "";
    if (evidence.length) {
      made.push(this.table(texts.evidence, [texts.source, texts.seen, texts.means, texts.because],
        evidence.map((row) => [row.source, places(row) + (row.seen ?? ""), row.type, row.because])));
    }
    if (decisions.length) {
      made.push(this.table(texts.decisions, [texts.about, texts.answer, texts.rule, texts.because],
        decisions.map((row) => [row.about, row.value, row.rule ?? "", row.because])));
    }
    if (made.length === 1) made.push(make("p", texts.noEvidence, "faint"));
    return made;
  }

  table(title, heads, rows) {
    const table = make("table");
    table.append(make("caption", title));
    const head = make("tr");
    for (const text of heads) head.append(make("th", text, "", { scope: "col" }));
    table.append(head);
    for (const row of rows) {
      const line = make("tr");
      row.forEach((text, column) => line.append(make("td", printable(text), "", { "data-label": heads[column] })));
      table.append(line);
    }
    const box = make("div", "", "scrolls");
    box.append(table);
    return box;
  }
}
