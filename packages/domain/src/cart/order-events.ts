import type { DecimalText } from '../money/decimal.ts';
import type { Timestamp } from './types.ts';

/** The steps of a submitted order in the supplier's system, in order. */
export const orderStages = ['submitted', 'acknowledged', 'picked', 'shipped', 'invoiced'] as const;
export type OrderStage = (typeof orderStages)[number];

/** Pieces of one line in a shipment or on an invoice. */
export interface LineQuantity {
  readonly line_number: number;
  readonly quantity: number;
}

/** What one of the supplier's systems reports about a submitted order. Lines are named by their number in the order. */
export type OrderEvent =
  | { readonly kind: 'acknowledged'; readonly supplier_order_number: string }
  | {
      readonly kind: 'line_changed';
      readonly line_number: number;
      readonly quantity?: number | undefined;
      /** For the same number of pieces as the ordered price. */
      readonly unit_price?: DecimalText | undefined;
      readonly reason: string;
    }
  | { readonly kind: 'line_refused'; readonly line_number: number; readonly reason: string }
  | {
      readonly kind: 'back_ordered';
      readonly line_number: number;
      readonly quantity: number;
      /** YYYY-MM-DD; null if not known yet. */
      readonly expected: string | null;
    }
  | { readonly kind: 'picked' }
  | {
      readonly kind: 'shipped';
      readonly carrier: string;
      readonly tracking: string;
      /** Absent: everything that was not shipped yet and is not on back order. */
      readonly lines?: readonly LineQuantity[] | undefined;
    }
  | {
      readonly kind: 'invoiced';
      readonly invoice_number: string;
      /** Absent: everything that was shipped and not invoiced yet. */
      readonly lines?: readonly LineQuantity[] | undefined;
    }
  | {
      /** Test certificates that belong to the delivered goods. */
      readonly kind: 'certified';
      readonly certificate_nos: readonly string[];
    }
  | {
      readonly kind: 'credited';
      readonly credit_note_number: string;
      /** AUD with GST; absent if the system does not say. */
      readonly total?: DecimalText | undefined;
      readonly reason: string;
    };

export interface ReportedEvent {
  /** When it happened, by the reporting system's clock. */
  readonly at: Timestamp;
  readonly event: OrderEvent;
}

const stageOf = (kind: OrderEvent['kind']): OrderStage => {
  switch (kind) {
    case 'acknowledged':
    case 'line_changed':
    case 'line_refused':
    case 'back_ordered':
      return 'acknowledged';
    // Certificates may come before or after the goods. A credit note may be the answer to a complaint about some of them.
    case 'certified':
    case 'credited':
      return 'submitted';
    default:
      return kind;
  }
};

/** The furthest stage that any event shows, by their kinds. It never goes back, in whatever order events arrive. */
export function furthestStage(kinds: readonly OrderEvent['kind'][]): OrderStage {
  const furthest = Math.max(0, ...kinds.map((kind) => orderStages.indexOf(stageOf(kind))));
  return orderStages[furthest] ?? 'submitted';
}

export const orderStage = (events: readonly ReportedEvent[]): OrderStage =>
  furthestStage(events.map(({ event }) => event.kind));

/** The events in the order in which they happened; at the same time, in the order of their stages. */
export const byTime = (events: readonly ReportedEvent[]): readonly ReportedEvent[] =>
  [...events].sort(
    (a, b) =>
      Date.parse(a.at) - Date.parse(b.at) ||
      orderStages.indexOf(stageOf(a.event.kind)) - orderStages.indexOf(stageOf(b.event.kind)),
  );

/** The events of one kind, in the same order. */
export const eventsOf = <Kind extends OrderEvent['kind']>(
  events: readonly ReportedEvent[],
  kind: Kind,
): readonly Extract<OrderEvent, { kind: Kind }>[] =>
  events.flatMap(({ event }) => (event.kind === kind ? [event as Extract<OrderEvent, { kind: Kind }>] : []));
