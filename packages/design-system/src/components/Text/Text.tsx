import type { ReactNode } from 'react';
import { cx } from '../../internal/cx.ts';
import type { Tone } from '../../props/tone.ts';
import type { TypeSize, Weight } from '../../props/type.ts';
import * as css from './Text.css.ts';
import type { TextAlign, TextElement } from './Text.props.ts';

export interface TextProps {
  children: ReactNode;
  as?: TextElement;
  id?: string;
  size?: TypeSize;
  tone?: Tone;
  /** In rows, show importance by weight and not by size. */
  weight?: Weight;
  /** Alignment; numbers are aligned to the end. */
  align?: TextAlign;
  /** One line, truncated with an ellipsis. Needs a container that can shrink. */
  truncate?: boolean;
  /** Stays on one line. */
  nowrap?: boolean;
  /** Struck through: no longer valid. */
  struck?: boolean;
  /** Machine-readable value when `as` is `time`. */
  dateTime?: string;
}

/** Text by importance. Without props it inherits everything. */
export function Text(props: TextProps) {
  const { as: Element = 'span', children, id, size, tone, weight, align, truncate, nowrap, struck, dateTime } = props;
  return (
    <Element
      id={id}
      {...(dateTime ? { dateTime } : {})}
      className={cx(
        css.text,
        size && css.size[size],
        tone && css.tone[tone],
        weight && css.weight[weight],
        align && css.align[align],
        truncate && css.truncate,
        nowrap && css.nowrap,
        struck && css.struck,
      )}
    >
      {children}
    </Element>
  );
}
