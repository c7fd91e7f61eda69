import type { ReactNode } from 'react';
import { cx } from '../../internal/cx.ts';
import { Heading } from '../Heading/Heading.tsx';
import * as css from './Card.css.ts';
import type { CardKind } from './Card.props.ts';

export interface CardProps {
  title?: string;
  /** Level of the title in the outline of the page. */
  level?: 2 | 3 | 4;
  /** A few words beneath the title. */
  note?: string;
  children?: ReactNode;
  /** Tools at the end of the head. */
  end?: ReactNode;
  /** Actions beneath a line. */
  foot?: ReactNode;
  /** How it stands off its background. */
  kind?: CardKind;
  /** Makes the whole card lead there; its title is the link. */
  href?: string;
  /** Told where it leads in place of the browser, for a router. */
  onNavigate?: (href: string) => void;
}

/** A thing of its own among others of its kind. Never a card in a card, and no card where a hairline does. */
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
