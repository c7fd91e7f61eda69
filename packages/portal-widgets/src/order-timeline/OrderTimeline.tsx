import type { ReactNode } from 'react';
import * as css from './OrderTimeline.css.ts';

/** A step in the life of an order, past or to come. */
export interface TimelinePoint {
  readonly key: string;
  readonly title: string;
  /** For reading. */
  readonly when: string;
  /** ISO 8601; left out where no time is known. */
  readonly time?: string;
  /** By whom, what it came to, or what can be done about it. */
  readonly detail?: ReactNode;
  readonly isPast: boolean;
}

export interface OrderTimelineProps {
  readonly points: readonly TimelinePoint[];
  /** What can be done with the order now. */
  readonly actions?: ReactNode;
}

/** What happened to an order and what comes next: a solid past and a dashed future, upright on a phone. */
export function OrderTimeline({ points, actions }: OrderTimelineProps) {
  return (
    <section aria-label="Progress of the order" className={css.bar}>
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
