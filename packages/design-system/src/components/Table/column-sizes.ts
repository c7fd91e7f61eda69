type Widths = Readonly<Record<string, number>>;

/**
 * The widths that the user gave to columns, in px by their ids. No React state: while a column is dragged one CSS property changes, and
 * nothing renders. `settled` is told when a width stays, for whoever keeps them.
 */
export class ColumnSizes {
  private widths: Widths;
  private readonly listeners = new Set<(widths: Widths) => void>();
  settled: ((widths: Widths) => void) | undefined;

  constructor(widths: Widths) {
    this.widths = widths;
  }

  get(): Widths {
    return this.widths;
  }

  set(widths: Widths, settled: boolean): void {
    if (widths !== this.widths) {
      this.widths = widths;
      for (const listener of this.listeners) listener(widths);
    }
    if (settled) this.settled?.(widths);
  }

  subscribe(listener: (widths: Widths) => void): () => void {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  }
}
