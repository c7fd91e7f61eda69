import { expect, test } from 'vitest';
import type { LineSource, LineView, StatedNote } from '../order-table/line-view.ts';
import { checkId, checksOf, readCheckId } from './line-checks.ts';

const said = (status: LineView['status'], remedy: string, why = 'because'): StatedNote => ({
  status,
  about: 'normal',
  note: { tone: 'warning', what: '', why, remedies: [{ id: 'accept', label: remedy }] },
});
const view = (number: number, status: LineView['status'], remedy?: string): LineView =>
  ({
    line: { line_id: `${number}` },
    number,
    status,
    notes: remedy ? [said(status, remedy)] : [],
  }) as unknown as LineView;
const source = (lines: Record<string, LineView>): LineSource => ({
  lineIds: () => Object.keys(lines),
  line: (id) => lines[id] ?? null,
  hasNote: (id) => (lines[id]?.note ?? null) !== null,
  stockCode: (id) => lines[id]?.line.stock_code ?? '',
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
    const line = { ...view(3, 'unknown'), notes: [said('unknown', 'Search', why)] };
    return checksOf(source({ c: line }))[0]?.detail;
  };
  expect(detail('Nothing like it is in the stock list.')).toBe('No such code.');
  expect(detail('Did you mean HXB-16080-88G? A letter O stands for a nought.')).toBe('Is it HXB-16080-88G?');
});

test('CART-23 a line that was rounded and is short and dearer says all that must be known, the most serious first', () => {
  const line = {
    ...view(4, 'rounded'),
    notes: [said('rounded', 'Keep 50'), said('price_up', 'Accept'), said('out_of_stock', 'Wait')],
  };
  const short = { ...view(5, 'normal'), stock: { level: 'part', available: 1400, aside: 'of 2,000' } } as LineView;
  expect(checksOf(source({ d: line, e: short })).map(({ title, remedy }) => [title, remedy])).toEqual([
    ['Line 4 is not in stock', 'Wait'],
    ['Line 5 is short: 1,400 of 2,000', undefined],
    ['Line 4 is dearer', 'Accept'],
  ]);
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
  const subject = { line_id: '01ABC', remedy: 'accept', about: 'price_changed' };
  expect(readCheckId(checkId(subject))).toEqual(subject);
});
