import type { OrderLine } from '@portal/domain/cart';
import { lineFigures, parseQuantity, quantityRules, roundQuantity } from '@portal/domain/line';
import type { FormatOptions } from '../internal/format-options.ts';
import { contextOf, lineOf, orderSketches } from './fixtures.ts';
import type { LineViewContext } from './line-facts.ts';
import type { LineSource, LineView, RemedyId } from './line-view.ts';
import { hasNoteOf, lineViewOf } from './line-view-of.ts';
import type { QuantityPhase } from './OrderTable.props.ts';

interface Held {
  readonly line: OrderLine;
  readonly context: LineViewContext;
  readonly view: LineView;
}

/** An editable in-memory order with the domain's rules, for stories, tests and measurements. */
export class DemoSource implements LineSource {
  private held = new Map<string, Held>();
  private ids: readonly string[];
  private idListeners = new Set<() => void>();
  private listeners = new Map<string, Set<() => void>>();
  private anyListeners = new Set<(only: string | null) => void>();
  private readonly format: FormatOptions;

  constructor(count: number, format: FormatOptions = { number_format: 1, currency_format: 1 }) {
    this.format = format;
    for (const [index, sketch] of orderSketches(count).entries()) {
      const line = lineOf(sketch, index + 1);
      this.hold(line, contextOf(sketch, index + 1));
    }
    this.ids = [...this.held.keys()];
  }

  lineIds = () => this.ids;
  line = (id: string) => this.held.get(id)?.view ?? null;
  hasNote = (id: string) => {
    const held = this.held.get(id);
    return held !== undefined && hasNoteOf(lineFigures(held.line, held.context), held.context);
  };
  stockCode = (id: string) => this.held.get(id)?.line.stock_code ?? '';
  subscribeIds = (listener: () => void) => {
    this.idListeners.add(listener);
    return () => void this.idListeners.delete(listener);
  };
  subscribeLine = (id: string, listener: () => void) => {
    const set = this.listeners.get(id) ?? new Set();
    this.listeners.set(id, set.add(listener));
    return () => void set.delete(listener);
  };
  subscribeLines = (listener: (only: string | null) => void) => {
    this.anyListeners.add(listener);
    return () => void this.anyListeners.delete(listener);
  };

  /** Rounds when the field is left, as the app does. */
  quantity = (id: string, text: string, phase: QuantityPhase) => {
    const held = this.held.get(id);
    if (!held) return;
    const parsed = parseQuantity(text, { pack_quantity: held.line.facts?.pack_quantity ?? 1 });
    if (!parsed.ok) return;
    const { quantity, rounded } = roundQuantity(parsed.quantity, quantityRules(held.line.facts));
    const meant = phase === 'typing' ? parsed.quantity : quantity;
    this.change(id, {
      order_quantity: meant,
      requested_quantity: phase === 'done' && rounded ? parsed.quantity : null,
      ...(meant === 0 && phase === 'done' ? { forceShow: true, last_order_quantity: held.line.order_quantity } : {}),
    });
  };
  step = (id: string, direction: 1 | -1) => {
    const line = this.held.get(id)?.line;
    if (!line) return;
    const { increment, minimum } = quantityRules(line.facts);
    const next = Math.max(minimum, Math.floor(line.order_quantity / increment + direction) * increment);
    this.change(id, { order_quantity: next, requested_quantity: null });
  };
  remedy = (id: string, remedy: RemedyId) => {
    const held = this.held.get(id);
    if (!held) return;
    const { line, view } = held;
    const { increment, minimum } = quantityRules(line.facts);
    if (remedy === 'smaller')
      this.change(id, { order_quantity: line.order_quantity - increment, requested_quantity: null });
    if (remedy === 'take_back') this.change(id, { requested_quantity: null });
    if (remedy === 'restore') this.change(id, { order_quantity: minimum, last_order_quantity: 0, forceShow: false });
    if (remedy === 'buy_more' && view.moreForLess) this.change(id, { order_quantity: view.moreForLess.quantity });
    if (remedy === 'next_break' && view.nextBreak) this.change(id, { order_quantity: view.nextBreak.quantity });
    if ((remedy === 'accept' || remedy === 'wait') && view.about)
      this.change(id, {}, { dismissed: new Set([...held.context.dismissed, view.about]) });
  };
  remove = (id: string) => {
    const line = this.held.get(id)?.line;
    if (line) this.change(id, { order_quantity: 0, last_order_quantity: line.order_quantity, forceShow: true });
  };
  delete = (id: string) => {
    this.held.delete(id);
    this.ids = this.ids.filter((other) => other !== id);
    for (const listener of this.idListeners) listener();
  };
  /** Scales every price, as a refresh from the server would. */
  reprice = (factor: number) => {
    for (const [id, { line }] of this.held) {
      const pricing =
        line.pricing?.map((entry) => ({ ...entry, price: (Number(entry.price) * factor).toFixed(2) })) ?? null;
      this.change(id, { pricing });
    }
  };

  private change(id: string, fields: Partial<OrderLine>, context: Partial<LineViewContext> = {}): void {
    const held = this.held.get(id);
    if (!held) return;
    this.hold({ ...held.line, ...fields }, { ...held.context, ...context });
    for (const listener of this.listeners.get(id) ?? []) listener();
    for (const listener of this.anyListeners) listener(id);
  }

  private hold(line: OrderLine, context: LineViewContext): void {
    this.held.set(line.line_id, { line, context, view: lineViewOf(lineFigures(line, context), context, this.format) });
  }
}
