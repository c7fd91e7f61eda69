import {
  type CartMilestone,
  type CartState,
  type OrderEvent,
  orderStage,
  orderStages,
  type ReportedEvent,
} from '@portal/domain/cart';
import { orderTimelineMessages } from '../messages/order-timeline.ts';
import type { TimelinePoint } from './OrderTimeline.tsx';

export interface TimelineFacts {
  readonly header: Pick<CartState, 'confirmed' | 'submitted' | 'cancelled' | 'auto_submit'>;
  /** Empty until loaded. */
  readonly milestones: readonly CartMilestone[];
  /** What the supplier's system reported, oldest first. */
  readonly reported: readonly ReportedEvent[];
  readonly lineCount: number;
  /** Name of the user, as changes are recorded. */
  readonly user: string;
  /** Formats a past time, a future time and a day (YYYY-MM-DD). */
  readonly moment: (time: string) => string;
  readonly ahead: (time: string) => string;
  readonly day: (date: string) => string;
}

/** CART-06: steps of an order. A confirmation that was undone is left out. */
export function timelinePoints(facts: TimelineFacts): readonly TimelinePoint[] {
  const { header, milestones, lineCount, user, moment, ahead } = facts;
  const by = (kind: CartMilestone['kind']) => {
    const last = milestones.findLast((each) => each.kind === kind);
    if (!last) return '';
    return last.by === user ? orderTimelineMessages.byYou : orderTimelineMessages.by(last.by_name ?? last.by);
  };
  const past = (
    kind: CartMilestone['kind'],
    title: string,
    time: string | null,
    more = '',
  ): readonly TimelinePoint[] =>
    time === null
      ? []
      : [
          {
            key: kind,
            title,
            when: moment(time),
            time,
            detail: [by(kind), more].filter(Boolean).join(', '),
            isPast: true,
          },
        ];
  const placed = milestones.find(({ kind }) => kind === 'placed')?.at ?? null;
  const done = [
    ...past('placed', orderTimelineMessages.placed, placed, orderTimelineMessages.lines(lineCount)),
    ...past('confirmed', orderTimelineMessages.confirmed, header.confirmed),
    ...past('submitted', orderTimelineMessages.submitted, header.submitted),
    ...past('cancelled', orderTimelineMessages.cancelled, header.cancelled),
  ];
  if (header.submitted) return [...done, ...reportedPoints(facts)];
  if (header.cancelled) return done;
  const when = header.auto_submit === null ? orderTimelineMessages.submitsByHand : ahead(header.auto_submit);
  return [...done, { key: 'submits', title: orderTimelineMessages.submits, when, isPast: false }];
}

const { events, reported: texts } = orderTimelineMessages;

function detailOf(event: OrderEvent): string {
  switch (event.kind) {
    case 'acknowledged':
      return event.supplier_order_number;
    case 'line_changed': {
      const { line_number, quantity, unit_price, reason } = event;
      const changes = [
        ...(quantity === undefined ? [] : [texts.quantity(quantity)]),
        ...(unit_price === undefined ? [] : [texts.price(unit_price)]),
      ];
      return [texts.lineChanged(line_number, changes), reason].filter(Boolean).join('. ');
    }
    case 'line_refused':
      return [texts.line(event.line_number), event.reason].filter(Boolean).join(': ');
    case 'back_ordered':
      return texts.backOrdered(event.line_number, event.quantity);
    case 'picked':
      return '';
    case 'shipped':
      return [event.carrier, event.tracking].filter(Boolean).join(' ');
    case 'invoiced':
      return event.invoice_number;
    case 'certified':
      return event.certificate_nos.join(', ');
    case 'credited':
      return [texts.credited(event.credit_note_number, event.total), event.reason].filter(Boolean).join('. ');
  }
}

/** What the supplier's system reported, then what is still to come. Nothing is to come until something was reported. */
function reportedPoints({ reported, moment, day }: TimelineFacts): readonly TimelinePoint[] {
  if (reported.length === 0) return [];
  const past = reported.map(
    ({ at, event }, index): TimelinePoint => ({
      key: `${event.kind} ${index}`,
      title: events[event.kind],
      when: moment(at),
      time: at,
      detail: detailOf(event),
      isPast: true,
    }),
  );
  const lastShipped = reported.findLastIndex(({ event }) => event.kind === 'shipped');
  const due = reported
    .slice(lastShipped + 1)
    .flatMap(({ event }, index): readonly TimelinePoint[] =>
      event.kind === 'back_ordered' && event.expected !== null
        ? [{ key: `due ${index}`, title: texts.due(event.line_number), when: day(event.expected), isPast: false }]
        : [],
    );
  const stage = orderStages.indexOf(orderStage(reported));
  const ahead = orderStages
    .slice(stage + 1)
    .flatMap((kind): readonly TimelinePoint[] =>
      kind === 'submitted' ? [] : [{ key: kind, title: events[kind], when: texts.notYet, isPast: false }],
    );
  return [...past, ...due, ...ahead];
}
