import type { ReactNode } from 'react';
import { cx } from '../../internal/cx.ts';
import { Heading } from '../Heading/Heading.tsx';
import * as css from './Card.css.ts';
import type { CardKind } from './Card.props.ts';

export interface CardProps {
  title?: string;
  /** Heading level of the title. */
  level?: 2 | 3 | 4;
  /** A few words below the title. */
  note?: string;
  children?: ReactNode;
  /** Controls at the end of the header. */
  end?: ReactNode;
  /** Actions below a divider. */
  foot?: ReactNode;
  /** How it stands out from its background. */
  kind?: CardKind;
  /** Makes the whole card a link to this address; its title is the link. */
  href?: string;
  /** Called with the address instead of a page load, for a router. */
  onNavigate?: (href: string) => void;
}

/** One item among others of its kind. Do not nest cards, and do not use a card where a divider is enough. */
export function Card(props: CardProps) {
  const { title, level = 3, note, children, end, foot, kind = 'outlined', href, onNavigate } = props;
  const words = href ? (
    <a
      href={href}
      className={css.link}
      onClick={(event) => {
        const plain = event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey;
        if (!onNavigate || !plain) return;
        event.preventDefault();
        onNavigate(href);
      }}
    >
      {title}
    </a>
  ) : (
    title
  );
  return (
    <article className={cx(css.card, css.kind[kind], href && css.pressable)}>
      {title ? (
        <header className={css.head}>
          <div className={css.title}>
            <Heading level={level}>{words}</Heading>
            {note ? <p className={css.note}>{note}</p> : null}
          </div>
          {end ? <div className={css.end}>{end}</div> : null}
        </header>
      ) : null}
      <div className={css.body}>{children}</div>
      {foot ? <footer className={css.foot}>{foot}</footer> : null}
    </article>
  );
}
