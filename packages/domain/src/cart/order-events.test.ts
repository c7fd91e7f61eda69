import fc from 'fast-check';
import { expect, test } from 'vitest';
import { byTime, orderStage, orderStages, type ReportedEvent } from './order-events.ts';

const events: readonly ReportedEvent[] = [
  { at: '2026-11-24T00:20:00Z', event: { kind: 'acknowledged', supplier_order_number: 'SO-118204' } },
  { at: '2026-11-24T00:20:00Z', event: { kind: 'line_refused', line_number: 3, reason: 'Out of range' } },
  { at: '2026-11-25T03:30:00Z', event: { kind: 'picked' } },
  { at: '2026-11-25T21:10:00Z', event: { kind: 'shipped', carrier: 'TGX', tracking: '4471' } },
  { at: '2026-11-26T08:12:00+11:00', event: { kind: 'invoiced', invoice_number: 'INV-90417' } },
];

test('in whatever order and however often events arrive, stage and timeline are the same, and the stage never goes back', () => {
  fc.assert(
    fc.property(fc.shuffledSubarray([...events, ...events], { minLength: events.length * 2 }), (arrived) => {
      const stages = arrived.map((_, index) => orderStages.indexOf(orderStage(arrived.slice(0, index + 1))));
      expect(stages).toEqual([...stages].sort((a, b) => a - b));
      expect(orderStage(arrived)).toBe('invoiced');
      const kinds = byTime(arrived).map(({ event }) => event.kind);
      expect(new Set(kinds.slice(0, 4))).toEqual(new Set(['acknowledged', 'line_refused']));
      expect(kinds.slice(4)).toEqual(['picked', 'picked', 'shipped', 'shipped', 'invoiced', 'invoiced']);
    }),
  );
});

test('certificates and credit notes do not move an order to another stage', () => {
  const certified = { kind: 'certified', certificate_nos: ['TC-1'] } as const;
  const credited = { kind: 'credited', credit_note_number: 'CN-1', reason: '' } as const;
  const at = '2026-11-26T00:00:00Z';
  expect(
    orderStage([
      { at, event: certified },
      { at, event: credited },
    ]),
  ).toBe('submitted');
});

test('an order without events is submitted', () => {
  expect(orderStage([])).toBe('submitted');
});
