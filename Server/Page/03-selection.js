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
