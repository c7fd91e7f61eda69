import { describe, expect, test } from 'vitest';
import { Refusal } from '../calls/refusal.ts';
import { quotesMessages } from '../messages/quotes.ts';
import { heldPrices, linesToOrder } from './order-from-quote.ts';

const lines = [
  { line_id: 'screws', order_quantity: 100 },
  { line_id: 'removed', order_quantity: 0 },
  { line_id: 'nuts', order_quantity: 50 },
];

const quote = { tabtype: 'quote', lines } as const;

function refusalOf(work: () => unknown): Refusal['parts'] | null {
  try {
    work();
    return null;
  } catch (error) {
    return error instanceof Refusal ? error.parts : null;
  }
}

const lineGone = {
  error: 'invalid_request',
  validation_results: [{ field: 'line_ids', message: quotesMessages.lineGone }],
};

describe('lines', () => {
  test('QQ-03: all lines with a quantity, or those that were chosen, become the order', () => {
    expect(linesToOrder(quote, undefined)).toEqual([lines[0], lines[2]]);
    expect(linesToOrder({ tabtype: 'qq', lines }, ['nuts', 'nuts'])).toEqual([lines[2]]);
  });

  test('QQ-03: a chosen line that is missing or was removed is refused', () => {
    expect(refusalOf(() => linesToOrder(quote, ['screws', 'gone']))).toMatchObject(lineGone);
    expect(refusalOf(() => linesToOrder(quote, ['removed']))).toMatchObject(lineGone);
  });

  test('QQ-03: an order, and a quote without a quantity, are refused', () => {
    const order = { tabtype: 'order', lines } as const;
    expect(refusalOf(() => linesToOrder(order, undefined))?.user_message).toBe(quotesMessages.isOrder);
    const empty = { tabtype: 'quote', lines: lines.slice(1, 2) } as const;
    expect(refusalOf(() => linesToOrder(empty, undefined))?.user_message).toBe(quotesMessages.nothingToOrder);
  });
});

describe('prices', () => {
  const saved = {
    quote_saved: '2026-02-01T00:00:00.000Z',
    quote_expiry: '2026-03-02',
    quoted_prices: [],
    import_json: '[]',
  };
  const { import_json: _, ...held } = saved;

  test('QQ-03: quoted prices hold to the end of the day on which the quote expires', () => {
    expect(heldPrices(saved, '2026-03-02')).toEqual(held);
    expect(heldPrices(saved, '2026-03-03')).toEqual({});
  });

  test('QQ-03: a quote that was never saved holds no prices', () => {
    expect(heldPrices({ ...saved, quote_saved: null }, '2026-03-02')).toEqual({});
    expect(heldPrices({}, '2026-03-02')).toEqual({});
  });
});
