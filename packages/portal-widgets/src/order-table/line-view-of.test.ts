import type { OrderLine } from '@portal/domain/cart';
import { lineFigures } from '@portal/domain/line';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { FormatOptions } from '../internal/format-options.ts';
import { contextOf, lineOf, orderSketches, viewOf } from './fixtures.ts';
import type { LineViewContext } from './line-facts.ts';
import { remedies } from './line-view.ts';
import { hasNoteOf, lineViewOf } from './line-view-of.ts';
import { referenceSketches } from './reference-sketches.ts';

const lineView = (line: OrderLine, context: LineViewContext, format: FormatOptions) =>
  lineViewOf(lineFigures(line, context), context, format);

const reference = (code: string) => {
  const n = referenceSketches.findIndex((sketch) => sketch.code === code);
  const sketch = referenceSketches[n];
  if (!sketch) throw new Error(`no ${code}`);
  return { sketch, n: n + 1, view: viewOf(sketch, n + 1) };
};

describe('lineViewOf', () => {
  test('LINE-07 a rounded quantity: from, to, the multiple, a smaller multiple, and undo', () => {
    const { view } = reference('SCS-10040-129');
    expect(view.status).toBe('rounded');
    expect(view.struck).toBe(45);
    expect(view.note).toEqual({
      tone: 'info',
      what: 'Rounded up from 45 to 50.',
      why: 'This part is sold in 25s.',
      remedies: [
        { id: 'smaller', label: 'Make it 25' },
        { id: 'take_back', label: 'Undo' },
      ],
    });
  });

  test('LINE-13 a price changed since saving: percent, old, new, and its effect on the line', () => {
    const { view } = reference('TRD-16100-48Z');
    expect(view.priceMove).toBe('up');
    expect(view.note?.what).toBe('Price up 4.1 % since it was saved,');
    expect(view.note?.why).toBe('from 14.28 to 14.86: 23.20 more on this line.');
  });

  test('LINE-13 an accepted price has no note', () => {
    const { sketch, n } = reference('TRD-16100-48Z');
    const view = lineView(
      lineOf(sketch, n),
      { ...contextOf(sketch, n), dismissed: new Set(['price_changed']) },
      { number_format: 1, currency_format: 1 },
    );
    expect([view.status, view.note, view.priceMove]).toEqual(['normal', null, null]);
  });

  test('LINE-09 CART-06 a row shows the state and price of its line, such as for a quantity being typed', () => {
    const { sketch, n } = reference('HXB-16080-88G');
    const context = contextOf(sketch, n);
    const figures = lineFigures(lineOf(sketch, n), context, 2_000);
    const view = lineViewOf(figures, { ...context, web_discount: '50.00' }, { number_format: 1, currency_format: 1 });
    expect(view).toMatchObject({ status: 'normal', price: figures.price, nextBreak: figures.nextBreak });
    expect(view.price).not.toEqual(lineFigures(figures.line, context).price);
  });

  test('LINE-02 a missing price shows the last one and its age, and is not counted', () => {
    const { view } = reference('EYB-12000-316');
    expect(view.price).toBeNull();
    expect(view.note?.what).toBe('No Pricing Data.');
    expect(view.note?.why).toBe('Last known 11.95, 2 hours ago; not counted in the total.');
  });

  test('LINE-02 a price that could not be refreshed still counts, with its age', () => {
    const { sketch, n } = reference('HXB-12050-88Z');
    const context = contextOf(sketch, n);
    const priceLastCheckedAt = new Date(context.now - 3_600_000).toISOString();
    const line = { ...lineOf(sketch, n), priceLastCheckedAt };
    const format = { number_format: 1, currency_format: 1 } as const;
    const fresh = lineView(line, context, format);
    const view = lineView(line, { ...context, pricing_failed: true, availability_failed: true }, format);
    expect(view.status).toBe('old_price');
    expect(view.price).toEqual(fresh.price);
    expect(view.note).toEqual({
      tone: 'warning',
      what: 'No Pricing Data.',
      why: `The total uses the last price, ${view.price?.webPrice} from 1 hour ago. We keep trying to refresh it.`,
      remedies: [{ id: 'retry', label: 'Retry' }],
    });
  });

  test('LINE-06 an unknown part has the text of the specification and a similar code', () => {
    const { view } = reference('HXB-1608O-88G');
    expect(view.description).toBe('*** Discontinued or Unknown Part ***');
    expect(view.note?.remedies.map(({ id }) => id)).toEqual(['use_other', 'search']);
  });

  test('LINE-05 a line with price on application has no price and no note', () => {
    const { view } = reference('UBT-24450-00G');
    expect([view.status, view.price, view.note]).toEqual(['poa', null, null]);
    expect(view.stock?.level).toBe('to_order');
  });

  test('LINE-15 stock by level, with the quantity it refers to', () => {
    expect(reference('SDS-14050-HWF').view.stock).toEqual({ level: 'part', available: 1400, aside: 'of 2,000' });
    expect(reference('HXB-20100-88G').view.stock).toEqual({ level: 'none', available: 0, aside: 'to Dec 04' });
    expect(reference('HXB-38200-G5P').view.stock).toEqual({ level: 'part', available: 37, aside: 'no more' });
  });

  test("LINE-09 the next break is the line's next break", () => {
    expect(reference('HXB-16080-88G').view.nextBreak).toMatchObject({ quantity: 500, webPrice: '148.00' });
  });

  const boltAt = (quantity: number, change: Partial<LineViewContext> = {}) => {
    const { sketch, n } = reference('HXB-16080-88G');
    const { facts, ...line } = lineOf(sketch, n);
    const context = { ...contextOf(sketch, n), ...change };
    const sold = facts && { ...facts, sell_quantity_minimum: 1, sell_quantity_increment: 1 };
    return lineView({ ...line, facts: sold, order_quantity: quantity }, context, {
      number_format: 1,
      currency_format: 1,
    });
  };

  test('LINE-09 a larger quantity that costs less is suggested, with the saving and one key for it', () => {
    const view = boltAt(490);
    expect(view.moreForLess?.quantity).toBe(500);
    expect(view.status).toBe('normal');
    expect(view.note).toEqual({
      tone: 'info',
      what: 'Buy 500 for less than 490:',
      why: `${Number(view.moreForLess?.saves).toFixed(2)} less on this line.`,
      remedies: [
        { id: 'buy_more', label: 'Make it 500' },
        { id: 'accept', label: 'Keep 490' },
      ],
    });
  });

  test('LINE-09 no suggestion if it costs no less, was declined, or is not in stock', () => {
    expect(boltAt(300).note).toBeNull();
    expect(boltAt(500).note).toBeNull();
    expect(boltAt(490, { dismissed: new Set(['more_for_less']) }).note).toBeNull();
    const { sketch, n } = reference('HXB-16080-88G');
    const line = lineOf({ ...sketch, stock: 495 }, n);
    const short = lineView({ ...line, order_quantity: 490 }, contextOf(sketch, n), {
      number_format: 1,
      currency_format: 1,
    });
    expect([short.moreForLess, short.note]).toEqual([null, null]);
  });

  test('LINE-17 a line with its own note or reference has the icon', () => {
    const { sketch, n } = reference('HXB-16080-88G');
    const marksOf = (note: string, line_reference: string) =>
      lineView({ ...lineOf(sketch, n), note, line_reference }, contextOf(sketch, n), {
        number_format: 1,
        currency_format: 1,
      }).icons;
    expect(marksOf('', '')).not.toContain('note');
    expect(marksOf('Cut to 2 m', '')).toContain('note');
    expect(marksOf('', 'Bay 4')).toContain('note');
  });

  test("CART-18 another person's change of a line is shown, with undo", () => {
    const { sketch, n } = reference('HXB-12050-88Z');
    const notice = { kind: 'changed', id: 'a', by: 'Sam Reed', from: 300, to: 200 } as const;
    const view = lineView(
      lineOf(sketch, n),
      { ...contextOf(sketch, n), notice },
      { number_format: 1, currency_format: 1 },
    );
    expect(view.status).toBe('changed');
    expect(view.note?.what).toBe('Sam Reed changed this line.');
    expect(view.note?.remedies[0]).toEqual({ id: 'take_back', label: 'Restore 300' });
  });

  test('no line offers more than two remedies, and their keys differ', () => {
    const sketches = orderSketches(500);
    fc.assert(
      fc.property(fc.nat(499), (n) => {
        const sketch = sketches[n];
        const offered = sketch ? (viewOf(sketch, n + 1).note?.remedies ?? []) : [];
        expect(offered.length).toBeLessThanOrEqual(2);
        expect(new Set(offered.map(({ id }) => remedies[id].key)).size).toBe(offered.length);
      }),
    );
  });

  test('hasNote agrees with the view', () => {
    const answers = ['rounded', 'price_changed', 'out_of_stock', 'no_price', 'unknown', 'more_for_less'] as const;
    const sketches = orderSketches(500);
    const found = sketches.map((sketch, i) => {
      const dismissed = new Set(i % 3 === 0 ? answers.slice(0, i % answers.length) : []);
      const context = { ...contextOf(sketch, i + 1), dismissed };
      const line = lineOf(sketch, i + 1);
      const { note } = lineView(line, context, { number_format: 1, currency_format: 1 });
      expect(hasNoteOf(lineFigures(line, context), context), sketch.code).toBe(note !== null);
      return note !== null;
    });
    expect(new Set(found)).toEqual(new Set([true, false]));
  });

  test('the same seed gives the same lines', () => {
    expect(orderSketches(60)).toEqual(orderSketches(60));
  });
});
