import type { ReactNode } from 'react';
import { cx } from '../../internal/cx.ts';
import { pageMessages } from '../../messages/page.ts';
import type { WidthLockSetting } from '../../spacing/width-lock.ts';
import { Heading } from '../Heading/Heading.tsx';
import * as css from './Page.css.ts';
import type { PageLayout, PageWidth } from './Page.props.ts';

export interface PageProps {
  /** The page's only level 1 heading. */
  title: string;
  /** A few words below the title. */
  note?: string;
  /** Actions for the whole page. */
  actions?: ReactNode;
  children: ReactNode;
  /** Centred, with a side column, or full width. */
  layout?: PageLayout;
  /** Width of a centred column. */
  width?: PageWidth;
  /** With `side`: content beside the main part; below it in windows narrower than 1120 px. */
  side?: ReactNode;
  /** Name of the side for assistive technology. */
  sideLabel?: string;
  /** The side comes before the main: contents, filters. */
  sideFirst?: boolean;
  /** SHELL-10: the width lock of this page; by default that of the root element. */
  lock?: WidthLockSetting;
}

/** The frame of a screen within the shell: title, actions, main and, where there is one, a side. */
export function Page(props: PageProps) {
  const {
    title,
    note,
    actions,
    children,
    layout = 'centred',
    width = 'site',
    side,
    sideLabel,
    sideFirst,
    lock,
  } = props;
  const head = (
    <header className={layout === 'centred' ? css.head : css.bar}>
      <div className={css.title}>
        <Heading level={1} size={layout === 'centred' ? 'section' : 'title'}>
          {title}
        </Heading>
        {note ? <p className={css.note}>{note}</p> : null}
      </div>
      {actions ? <div className={css.actions}>{actions}</div> : null}
    </header>
  );
  const locked = { 'data-width-lock': lock };
  if (layout === 'centred') {
    return (
      <main {...locked} className={cx(css.page, css.layout.centred)}>
        <div className={cx(css.column, css.width[width])}>
          {head}
          {children}
        </div>
      </main>
    );
  }
  if (layout === 'full') {
    return (
      <main {...locked} className={cx(css.page, css.layout.full)}>
        {head}
        <div className={cx(css.main, css.scroll)}>{children}</div>
      </main>
    );
  }
  const beside = (
    <aside aria-label={sideLabel ?? pageMessages.side(title)} className={cx(css.aside, sideFirst && css.asideLeading)}>
      {side}
    </aside>
  );
  return (
    <div {...locked} className={cx(css.page, css.layout.side)}>
      {head}
      <div className={cx(css.split, sideFirst && css.leading)}>
        {sideFirst ? beside : null}
        <main className={css.main}>{children}</main>
        {sideFirst ? null : beside}
      </div>
    </div>
  );
}
