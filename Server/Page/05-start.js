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
