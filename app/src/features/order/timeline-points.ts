import type { CartMilestone } from '@portal/domain/cart';
import type { CartHeader } from '@portal/portal-client';
import type { TimelinePoint } from '@portal/portal-widgets';
import { orderProgressMessages } from '../../messages/order-progress.ts';

export interface TimelineFacts {
  readonly header: Pick<CartHeader, 'confirmed' | 'submitted' | 'cancelled' | 'auto_submit'>;
  /** Empty until loaded. */
  readonly milestones: readonly CartMilestone[];
  readonly lineCount: number;
  /** Name of the user, as changes are recorded. */
  readonly user: string;
  /** Formats a past and a future time. */
  readonly moment: (time: string) => string;
  readonly ahead: (time: string) => string;
}

/** CART-06: steps of an order. A confirmation that was undone is left out. */
export function timelinePoints(facts: TimelineFacts): readonly TimelinePoint[] {
  const { header, milestones, lineCount, user, moment, ahead } = facts;
  const by = (kind: CartMilestone['kind']) => {
    const name = milestones.findLast((each) => each.kind === kind)?.by;
    if (name === undefined) return '';
    return name === user ? orderProgressMessages.byYou : orderProgressMessages.by(name);
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
    ...past('placed', orderProgressMessages.placed, placed, orderProgressMessages.lines(lineCount)),
    ...past('confirmed', orderProgressMessages.confirmed, header.confirmed),
    ...past('submitted', orderProgressMessages.submitted, header.submitted),
    ...past('cancelled', orderProgressMessages.cancelled, header.cancelled),
  ];
  if (header.submitted || header.cancelled) return done;
  const when = header.auto_submit === null ? orderProgressMessages.submitsByHand : ahead(header.auto_submit);
  return [...done, { key: 'submits', title: orderProgressMessages.submits, when, isPast: false }];
}
