import type { OrderLine } from '@portal/domain/cart';
import { formatCurrency } from '@portal/domain/format';
import { type LineFigures, lineFigures, parseQuantity } from '@portal/domain/line';
import { formatUnits, parseBig } from '@portal/domain/money';
import { hasNoteOf, type LineSource, type LineView, type LineViewContext, lineViewOf } from '@portal/portal-widgets';
import { contextOf, lineOf, orderSketches } from '../../../../packages/portal-widgets/src/order-table/fixtures.ts';
import type { BenchLine } from './lines.ts';

export const format = { number_format: 1, currency_format: 1 } as const;
const kinds = { Std: 'standard', Spec: 'special', Quote: 'quote' } as const;
const priceText = (cents: number): string => (cents / 100).toFixed(2);

interface Held {
  readonly line: OrderLine;
  readonly context: LineViewContext;
}

/** A line with its calculated price and states, and its view once the table has requested it. */
interface Shown {
  readonly held: Held;
  readonly figures: LineFigures;
  view: LineView | null;
}

const plainLine = (line: BenchLine): Held => {
  const sketch = {
    code: line.code,
    yours: line.yourCode,
    description: line.description,
    pack: Number(line.pack),
    quantity: line.quantity,
    price: priceText(line.price),
    per: 100,
    type: kinds[line.type],
    // Enough stock for every typed quantity: a note about stock would add work.
    stock: line.stock + 10_000_000,
    context: { hasCertificates: line.marks !== '' },
  };
  return { line: lineOf(sketch, line.number), context: contextOf(sketch, line.number) };
};

/** The eighteen lines of the reference with every state and note, then lines of which every tenth has a note. */
const linesWithStates = (count: number): readonly Held[] =>
  orderSketches(count).map((sketch, i) => ({ line: lineOf(sketch, i + 1), context: contextOf(sketch, i + 1) }));

/** The line's exact amount at the price of its quantity; nothing for a line without a price. */
const amountOf = ({ price }: LineFigures): bigint => (price ? parseBig(price.extended) : 0n);

/**
 * An in-memory order by the rules of the domain, as in the portal: price and states of every line are calculated for the total, the
 * view of a line when the table requests it.
 */
export class OrderSource implements LineSource {
  private shown: ReadonlyMap<string, Shown> = new Map();
  private ids: readonly string[] = [];
  private readonly listeners = new Map<string, Set<() => void>>();
  private readonly anyListeners = new Set<(only: string | null) => void>();
  private readonly totalListeners = new Set<() => void>();
  private given: readonly Held[];
  /** Exact, in the domain's decimals. A digit changes one line of it. */
  private sum = 0n;
  private totalText = '';

  constructor(lines: readonly BenchLine[], withStates: boolean) {
    this.given = withStates ? linesWithStates(lines.length) : lines.map(plainLine);
  }

  lineIds = () => this.ids;
  line = (id: string) => {
    const shown = this.shown.get(id);
    if (!shown) return null;
    shown.view ??= lineViewOf(shown.figures, shown.held.context, format);
    return shown.view;
  };
  hasNote = (id: string) => {
    const shown = this.shown.get(id);
    return shown !== undefined && hasNoteOf(shown.figures, shown.held.context);
  };
  stockCode = (id: string) => this.shown.get(id)?.held.line.stock_code ?? '';
  subscribeIds = () => () => undefined;
  subscribeLine = (id: string, listener: () => void) => {
    const set = this.listeners.get(id) ?? new Set();
    this.listeners.set(id, set.add(listener));
    return () => void set.delete(listener);
  };
  subscribeLines = (listener: (only: string | null) => void) => {
    this.anyListeners.add(listener);
    return () => void this.anyListeners.delete(listener);
  };
  subscribeTotal = (listener: () => void) => {
    this.totalListeners.add(listener);
    return () => void this.totalListeners.delete(listener);
  };
  total = () => this.totalText;

  quantity = (id: string, text: string) => {
    const held = this.shown.get(id)?.held;
    const parsed = parseQuantity(text, { pack_quantity: held?.line.facts?.pack_quantity ?? 1 });
    if (!held || !parsed.ok) return;
    this.given = [{ ...held, line: { ...held.line, order_quantity: parsed.quantity } }];
    this.show();
  };

  /** New prices for every line that has one, in the shape of a server response. */
  receive = (lines: readonly BenchLine[]) => {
    this.given = this.ids.flatMap((id, i) => {
      const held = this.shown.get(id)?.held;
      const line = lines[i];
      if (!held || !line || !held.line.pricing) return [];
      const pricing = held.line.pricing.map((entry) => ({ ...entry, price: priceText(line.price) }));
      return [{ ...held, line: { ...held.line, pricing } }];
    });
  };

  /** Applies new values: amounts and total, and notifies subscribers. */
  show = () => {
    const shown = new Map(this.shown);
    for (const held of this.given) {
      const { line_id } = held.line;
      const before = shown.get(line_id);
      const figures = lineFigures(held.line, held.context);
      this.sum += amountOf(figures) - (before ? amountOf(before.figures) : 0n);
      shown.set(line_id, { held, figures, view: null });
    }
    if (shown.size !== this.shown.size) this.ids = [...shown.keys()];
    this.shown = shown;
    this.totalText = formatCurrency(formatUnits(this.sum, 2), format.currency_format);
    const ids = this.given.map(({ line }) => line.line_id);
    for (const id of ids) for (const listener of this.listeners.get(id) ?? []) listener();
    for (const listener of this.anyListeners) listener(ids.length === 1 ? (ids[0] ?? null) : null);
    for (const listener of this.totalListeners) listener();
    this.given = [];
  };
}
