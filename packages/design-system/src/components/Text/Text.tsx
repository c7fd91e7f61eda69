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
  /** Weight makes rank in a row, not size. */
  weight?: Weight;
  /** Where its lines begin; numbers stand at the end. */
  align?: TextAlign;
  /** One line, cut with an ellipsis. Needs a container that may shrink. */
  truncate?: boolean;
  /** Stays on one line. */
  nowrap?: boolean;
  /** Struck through: no longer so. */
  struck?: boolean;
  /** Machine-readable value when `as` is `time`. */
  dateTime?: string;
}

/** Text by rank. Without props it takes everything from what surrounds it. */
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
