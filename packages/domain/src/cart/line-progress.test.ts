import fc from 'fast-check';
import { expect, test } from 'vitest';
import { lineProgress, progressState } from './line-progress.ts';
import type { OrderEvent, ReportedEvent } from './order-events.ts';

const ordered = [
  { line_number: 1, quantity: 450 },
  { line_number: 2, quantity: 150 },
  { line_number: 3, quantity: 2000 },
  { line_number: 4, quantity: 10 },
];
const at = (day: number, event: OrderEvent): ReportedEvent => ({ at: `2026-11-${day}T00:00:00Z`, event });
const acknowledged = at(24, { kind: 'acknowledged', supplier_order_number: 'SO-1' });
const events: readonly ReportedEvent[] = [
  acknowledged,
  at(24, { kind: 'back_ordered', line_number: 2, quantity: 90, expected: '2026-12-04' }),
  at(24, { kind: 'line_changed', line_number: 3, quantity: 1500, reason: '1,500 were left.' }),
  at(24, { kind: 'line_refused', line_number: 4, reason: 'No longer made.' }),
  at(26, { kind: 'shipped', carrier: 'TGX', tracking: '4471' }),
  at(27, { kind: 'invoiced', invoice_number: 'INV-1' }),
];
const figures = (reported: readonly ReportedEvent[]) =>
  lineProgress(ordered, reported).map((line) => [
    line.acknowledged,
    line.shipped,
    line.invoiced,
    line.back_ordered,
    progressState(line),
  ]);

test('CART-06 a line shows what was ordered, acknowledged, shipped, invoiced and is on back order', () => {
  expect(figures([])).toEqual(ordered.map(() => [null, 0, 0, 0, 'waiting']));
  expect(figures([acknowledged])[0]).toEqual([450, 0, 0, 0, 'acknowledged']);
  expect(figures(events)).toEqual([
    [450, 450, 450, 0, 'shipped'],
    [150, 60, 60, 90, 'part_shipped'],
    [1500, 1500, 1500, 0, 'changed'],
    [0, 0, 0, 0, 'refused'],
  ]);
  expect(lineProgress(ordered, events).map(({ reason }) => reason)).toEqual([
    '',
    '',
    '1,500 were left.',
    'No longer made.',
  ]);
  expect(lineProgress(ordered, events)[1]?.expected).toBe('2026-12-04');
});

test('CART-06 a later shipment of the back order completes the line', () => {
  const later = at(30, {
    kind: 'shipped',
    carrier: 'TGX',
    tracking: '4480',
    lines: [{ line_number: 2, quantity: 90 }],
  });
  const line = lineProgress(ordered, [...events, later])[1];
  expect(line).toMatchObject({ shipped: 150, invoiced: 60, back_ordered: 0, expected: null });
  expect(figures([...events, later])[0]).toEqual([450, 450, 450, 0, 'shipped']);
});

test('CART-06 the order in which reports arrive does not matter', () => {
  fc.assert(
    fc.property(fc.shuffledSubarray([...events], { minLength: events.length }), (arrived) => {
      // Events of the same moment and stage keep the order in which they came; those here touch different lines.
      expect(figures(arrived)).toEqual(figures(events));
    }),
  );
});
