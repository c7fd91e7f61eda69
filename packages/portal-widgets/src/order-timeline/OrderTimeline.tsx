import type { ReactNode } from 'react';
import { orderTimelineMessages } from '../messages/order-timeline.ts';
import * as css from './OrderTimeline.css.ts';

/** A past or future step of an order. */
export interface TimelinePoint {
  readonly key: string;
  readonly title: string;
  /** Formatted time. */
  readonly when: string;
  /** ISO 8601; omitted when the time is unknown. */
  readonly time?: string;
  /** Who did it, its amount, or an action. */
  readonly detail?: ReactNode;
  readonly isPast: boolean;
}

export interface OrderTimelineProps {
  readonly points: readonly TimelinePoint[];
  /** Actions for the order in its current state. */
  readonly actions?: ReactNode;
}

/** An order's past and future steps: solid line for the past, dashed for the future, vertical on phones. */
export function OrderTimeline({ points, actions }: OrderTimelineProps) {
  return (
    <section aria-label={orderTimelineMessages.label} className={css.bar}>
      <ol className={css.list}>
        {points.map(({ key, title, when, time, detail, isPast }, index) => {
          const next = points[index + 1];
          const line = next === undefined ? '' : next.isPast ? css.solid : css.dashed;
          return (
            <li key={key} className={`${css.point} ${line}`}>
              <span aria-hidden="true" className={isPast ? css.dot : css.ring} />
              <b className={isPast ? css.title : css.futureTitle}>{title}</b>
              {time ? (
                <time dateTime={time} className={css.when}>
                  {when}
                </time>
              ) : (
                <span className={css.when}>{when}</span>
              )}
              {detail ? <span className={css.detail}>{detail}</span> : null}
            </li>
          );
        })}
      </ol>
      {actions ? <div className={css.actions}>{actions}</div> : null}
    </section>
  );
}
