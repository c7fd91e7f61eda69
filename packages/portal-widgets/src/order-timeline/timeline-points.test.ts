import type { CartMilestone, ReportedEvent } from '@portal/domain/cart';
import { expect, test } from 'vitest';
import { type TimelineFacts, timelinePoints } from './timeline-points.ts';

const at = (minute: number) => `2026-11-24T00:${String(minute).padStart(2, '0')}:00Z`;
const milestones: readonly CartMilestone[] = [
  { kind: 'placed', at: at(0), by: 'moira' },
  { kind: 'confirmed', at: at(5), by: 'moira' },
  { kind: 'unconfirmed', at: at(6), by: 'moira' },
  { kind: 'confirmed', at: at(9), by: 'dev', by_name: 'Dev Patel' },
];
const open = { confirmed: null, submitted: null, cancelled: null, auto_submit: null };
const pointsOf = (header: Partial<TimelineFacts['header']>, of = milestones, reported: readonly ReportedEvent[] = []) =>
  timelinePoints({
    header: { ...open, ...header },
    milestones: of,
    reported,
    lineCount: 12,
    user: 'moira',
    moment: (time) => time.slice(11, 16),
    ahead: (time) => `at ${time.slice(11, 16)}`,
    day: (date) => date,
  }).map(({ title, when, detail, isPast }) => [title, when, detail ?? '', isPast]);

test('CART-06 the timeline has each step with time and person, and the next step', () => {
  expect(pointsOf({ confirmed: at(9), auto_submit: at(14) })).toEqual([
    ['Placed', '00:00', 'By you, 12 lines', true],
    ['Confirmed', '00:09', 'By Dev Patel', true],
    ['Submits', 'at 00:14', '', false],
  ]);
  const nameless: readonly CartMilestone[] = [{ kind: 'confirmed', at: at(9), by: 'dev' }];
  expect(pointsOf({ confirmed: at(9) }, nameless)[0]).toEqual(['Confirmed', '00:09', 'By dev', true]);
  expect(pointsOf({ confirmed: at(9) }).at(-1)).toEqual(['Submits', 'When you submit it', '', false]);
  const submitted = [...milestones, { kind: 'submitted', at: at(14), by: 'dev' }] as const;
  expect(pointsOf({ confirmed: at(9), submitted: at(14) }, submitted).map(([title]) => title)).toEqual([
    'Placed',
    'Confirmed',
    'Submitted',
  ]);
  expect(pointsOf({ cancelled: at(7) }).map(([title]) => title)).toEqual(['Placed', 'Cancelled']);
  // Before the milestones have loaded, it shows what the order itself knows.
  expect(pointsOf({ confirmed: at(9), submitted: at(14) }, [])).toEqual([
    ['Confirmed', '00:09', '', true],
    ['Submitted', '00:14', '', true],
  ]);
});

test('after submission it shows what the supplier reported, then what is still to come', () => {
  const submitted = { confirmed: at(9), submitted: at(14) };
  const events: readonly ReportedEvent[] = [
    { at: at(20), event: { kind: 'acknowledged', supplier_order_number: 'SO-118204' } },
    { at: at(20), event: { kind: 'line_changed', line_number: 7, quantity: 1500, reason: '1,500 were left' } },
    { at: at(30), event: { kind: 'shipped', carrier: 'TGX', tracking: '4471 9902 816' } },
    { at: at(31), event: { kind: 'back_ordered', line_number: 6, quantity: 90, expected: '2026-12-04' } },
  ];
  expect(pointsOf(submitted, [], events).slice(2)).toEqual([
    ['Acknowledged', '00:20', 'SO-118204', true],
    ['Line changed', '00:20', 'Line 7: quantity 1500. 1,500 were left', true],
    ['Shipped', '00:30', 'TGX 4471 9902 816', true],
    ['Back order', '00:31', 'Line 6: 90', true],
    ['Line 6 due', '2026-12-04', '', false],
    ['Invoiced', 'Not yet', '', false],
  ]);
  const later: readonly ReportedEvent[] = [
    { at: at(40), event: { kind: 'certified', certificate_nos: ['TC-100001', 'TC-100002'] } },
    { at: at(50), event: { kind: 'credited', credit_note_number: 'CN-71', total: '41.20', reason: 'One box was wet' } },
  ];
  expect(pointsOf(submitted, [], [...events, ...later]).slice(-4, -1)).toEqual([
    ['Certificates', '00:40', 'TC-100001, TC-100002', true],
    ['Credit note', '00:50', 'CN-71, $41.20. One box was wet', true],
    ['Line 6 due', '2026-12-04', '', false],
  ]);
  expect(pointsOf(submitted, [], []).map(([title]) => title)).toEqual(['Confirmed', 'Submitted']);
});
