import { choice, code, date, decimal, integer, list, text, time } from './column-types.ts';
import type { Feed } from './types.ts';

/** Required columns besides number, day and kind, by the kind of event. */
export const neededOfOrderEvent: Readonly<Record<string, readonly string[]>> = {
  acknowledged: ['number'],
  line_changed: ['line'],
  line_refused: ['line'],
  back_ordered: ['line', 'quantity'],
  picked: [],
  shipped: [],
  invoiced: ['number'],
  certified: ['certificates'],
  credited: ['number'],
};

export const orderEvents: Feed = {
  name: 'order-events',
  title: 'Progress of orders',
  description:
    'What happens to submitted orders in your system, as a file instead of calls: see [what comes back](orders-out.md). Buyers see it in the timeline of the order. Load new events as a delta: a whole file deletes the events of this feed that it does not have.',
  key: ['event_id'],
  columns: {
    event_id: {
      type: code(80),
      description: 'Your own id of the event, the same whenever it is sent.',
      example: 'SO-118204-SHIP-1',
      required: true,
    },
    order_number: {
      type: code(40),
      description: 'Number of the order in the portal.',
      example: 'KES014-000001',
      required: true,
    },
    kind: {
      type: choice(...Object.keys(neededOfOrderEvent)),
      description: 'What happened.',
      example: 'shipped',
      required: true,
    },
    date: { type: date, description: 'Day on which it happened.', example: '2026-11-24', required: true },
    time: {
      type: time,
      description: "Time of day, by the supplier's clock.",
      example: '14:05',
      otherwise: '12:00',
    },
    number: {
      type: text(80),
      description: 'Your number: of the order (acknowledged), the invoice (invoiced) or the credit note (credited).',
      example: '',
      otherwise: '',
    },
    line: {
      type: integer(1, 1_000_000),
      description: 'Number of the line, of line_changed, line_refused and back_ordered.',
      example: '',
    },
    quantity: {
      type: integer(0),
      description: 'Pieces, of line_changed and back_ordered.',
      example: '',
      unit: 'pieces',
    },
    price: {
      type: decimal(4, 999_999_999),
      description: 'New price of line_changed, for as many pieces as the ordered one.',
      example: '',
      unit: 'AUD',
    },
    expected: { type: date, description: 'When a back order is expected.', example: '' },
    carrier: { type: text(80), description: 'Carrier of a shipment.', example: 'TNT Express', otherwise: '' },
    tracking: {
      type: text(120),
      description: 'Tracking number of a shipment.',
      example: 'RD 4471 9902',
      otherwise: '',
    },
    lines: {
      type: list(20, 'line=pieces'),
      description: 'Lines of a shipment or invoice, `line=pieces`. Empty: all that is due.',
      example: '1=400|2=150',
      otherwise: [],
    },
    certificates: {
      type: list(40),
      description: 'Numbers of test certificates, of certified.',
      example: '',
      otherwise: [],
    },
    total: { type: decimal(2, 999_999_999), description: 'Total of a credit note with GST.', example: '', unit: 'AUD' },
    reason: {
      type: text(400),
      description: 'Reason for a change, a refusal or a credit.',
      example: '',
      otherwise: '',
    },
  },
};
