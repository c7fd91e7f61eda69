import type { ReactNode } from 'react';
import { cx } from '../../internal/cx.ts';
import type { StateTone } from '../../props/tone.ts';
import { Icon, type IconGlyph } from '../Icon/Icon.tsx';
import * as css from './Timeline.css.ts';

export interface TimelineEvent {
  key: string;
  title: string;
  /** Displayed time: `21 Nov, 14:02`. */
  when: string;
  /** The same time as ISO 8601. */
  time: string;
  /** Details: why, by whom, and what follows. */
  body?: ReactNode;
  icon?: IconGlyph;
  tone?: StateTone;
}

export interface TimelineProps {
  /** Accessible name: what the events belong to. */
  label: string;
  /** In display order. */
  events: readonly TimelineEvent[];
}

/** A list of events. */
export function Timeline({ label, events }: TimelineProps) {
  return (
    <ol aria-label={label} className={css.list}>
      {events.map(({ key, title, when, time, body, icon, tone = 'neutral' }) => (
        <li key={key} className={css.event}>
          <span aria-hidden="true" className={cx(css.mark, css.tone[tone])}>
            {icon ? <Icon icon={icon} size="s" /> : <span className={css.dot} />}
          </span>
          <div className={css.head}>
            <span className={css.title}>{title}</span>
            <time dateTime={time} className={css.time}>
              {when}
            </time>
          </div>
          {body ? <div className={css.body}>{body}</div> : null}
        </li>
      ))}
    </ol>
  );
}
