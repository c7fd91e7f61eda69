import type { OrderLine } from '@portal/domain/cart';
import { formatCurrency } from '@portal/domain/format';
import { lineFigures, parseQuantity } from '@portal/domain/line';
import { formatUnits, parseBig } from '@portal/domain/money';
import { type LineSource, type LineView, type LineViewContext, lineViewOf } from '@portal/portal-widgets';
import { contextOf, lineOf, orderSketches } from '../../../../packages/portal-widgets/src/order-table/fixtures.ts';
import type { BenchLine } from './lines.ts';

export const format = { number_format: 1, currency_format: 1 } as const;
const kinds = { Std: 'standard', Spec: 'special', Quote: 'quote' } as const;
const priceText = (cents: number): string => (cents / 100).toFixed(2);

interface Held {
  readonly line: OrderLine;
  readonly context: LineViewContext;
}

interface Viewed {
  readonly held: Held;
  readonly view: LineView;
  readonly extended: bigint;
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
    // Enough for every quantity that is typed: a line that runs out of stock says so in a note, and is another amount of work.
    stock: line.stock + 10_000_000,
    context: { hasCertificates: line.marks !== '' },
  };
  return { line: lineOf(sketch, line.number), context: contextOf(sketch, line.number) };
};

/** The eighteen lines of the reference with every state and note, then lines of which each tenth has something to say. */
const speakingLines = (count: number): readonly Held[] =>
  orderSketches(count).map((sketch, i) => ({ line: lineOf(sketch, i + 1), context: contextOf(sketch, i + 1) }));

/** An order in memory by the rules of the domain: exact prices, states and notes, as the app makes them. */
export class OrderSource implements LineSource {
  private readonly held = new Map<string, Held>();
  private readonly views = new Map<string, Viewed>();
  private readonly ids: readonly string[];
  private readonly listeners = new Map<string, Set<() => void>>();
  private readonly anyListeners = new Set<(only: string | null) => void>();
  private readonly totalListeners = new Set<() => void>();
  private staged: readonly Viewed[] = [];
  /** In units of the domain's decimals: a keystroke changes one line of them. */
  private sum = 0n;
  private totalText = '';

  constructor(lines: readonly BenchLine[], speaking: boolean) {
    const given = speaking ? speakingLines(lines.length) : lines.map(plainLine);
    for (const held of given) this.put(this.viewed(held));
    this.ids = [...this.held.keys()];
    this.writeTotal();
  }

  lineIds = () => this.ids;
  line = (id: string) => this.views.get(id)?.view ?? null;
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
    const held = this.held.get(id);
    const parsed = parseQuantity(text, { pack_quantity: held?.line.facts?.pack_quantity ?? 1 });
    if (!held || !parsed.ok) return;
    this.put(this.viewed({ ...held, line: { ...held.line, order_quantity: parsed.quantity } }));
    this.tell([id]);
  };

  /** New prices for every line that has one, worked out but not shown yet. */
  stage = (lines: readonly BenchLine[]) => {
    this.staged = this.ids.flatMap((id, i) => {
      const held = this.held.get(id);
      const given = lines[i];
      if (!held || !given || !held.line.pricing) return [];
      const pricing = held.line.pricing.map((entry) => ({ ...entry, price: priceText(given.price) }));
      return [this.viewed({ ...held, line: { ...held.line, pricing } })];
    });
  };
  /** Shows what was staged. */
  reprice = () => {
    for (const entry of this.staged) this.put(entry);
    this.staged = [];
    this.tell(this.ids);
  };

  private viewed(held: Held): Viewed {
    const view = lineViewOf(lineFigures(held.line, held.context), held.context, format);
    return { held, view, extended: view.price ? parseBig(view.price.extended) : 0n };
  }

  private put(next: Viewed): void {
    const { line_id } = next.held.line;
    this.sum += next.extended - (this.views.get(line_id)?.extended ?? 0n);
    this.held.set(line_id, next.held);
    this.views.set(line_id, next);
  }

  private writeTotal(): void {
    this.totalText = formatCurrency(formatUnits(this.sum, 2), format.currency_format);
  }

  private tell(ids: readonly string[]): void {
    this.writeTotal();
    for (const id of ids) for (const listener of this.listeners.get(id) ?? []) listener();
    for (const listener of this.anyListeners) listener(ids.length === 1 ? (ids[0] ?? null) : null);
    for (const listener of this.totalListeners) listener();
  }
}
