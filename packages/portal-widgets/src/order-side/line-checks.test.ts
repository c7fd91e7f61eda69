import { expect, test } from 'vitest';
import type { LineSource, LineView } from '../order-table/line-view.ts';
import { checkId, checksOf, readCheckId } from './line-checks.ts';

const view = (number: number, status: LineView['status'], remedy?: string): LineView =>
  ({
    line: { line_id: `${number}` },
    number,
    status,
    note: remedy ? { tone: 'warning', what: '', why: 'because', remedies: [{ id: 'accept', label: remedy }] } : null,
  }) as unknown as LineView;
const source = (lines: Record<string, LineView>): LineSource => ({
  lineIds: () => Object.keys(lines),
  line: (id) => lines[id] ?? null,
  subscribeIds: () => () => {},
  subscribeLine: () => () => {},
  subscribeLines: () => () => {},
});

test('CART-23 what must be answered stands above what is only to be known', () => {
  const checks = checksOf(
    source({
      a: view(1, 'normal'),
      b: view(2, 'price_up', 'Accept'),
      c: view(3, 'unknown', 'Use it'),
      d: view(4, 'poa'),
    }),
  );
  expect(checks.map(({ title, weight, remedy }) => [title, weight, remedy])).toEqual([
    ['Line 3 is not a part', 'must', 'Use it'],
    ['Line 2 is dearer', 'know', 'Accept'],
    ['Line 4 stays off until quoted', 'know', undefined],
  ]);
});

test('CART-23 an unknown code takes one line of words, before the near code is known and after', () => {
  const detail = (why: string) => {
    const line = view(3, 'unknown', 'Search');
    const note = line.note && { ...line.note, why };
    return checksOf(source({ c: { ...line, note } as LineView }))[0]?.detail;
  };
  expect(detail('Nothing like it is in the stock list.')).toBe('No such code.');
  expect(detail('Did you mean HXB-16080-88G? A letter O stands for a nought.')).toBe('Is it HXB-16080-88G?');
});

test('CART-23 a change that was answered is no check any more', () => {
  expect(checksOf(source({ b: view(2, 'out_of_stock') }))).toEqual([]);
});

test('LINE-02 CART-23 a line that was never priced must be answered; an old price is only to be known', () => {
  const checks = checksOf(source({ a: view(1, 'old_price', 'Retry'), b: view(2, 'no_price', 'Retry') }));
  expect(checks.map(({ title, weight }) => [title, weight])).toEqual([
    ['Line 2 has no price', 'must'],
    ['The price of line 1 is not refreshed', 'know'],
  ]);
});

test('CART-23 a check names its line and its remedy', () => {
  expect(readCheckId(checkId('01ABC', 'accept'))).toEqual({ line_id: '01ABC', remedy: 'accept' });
});
