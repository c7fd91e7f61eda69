import { Heading } from '@portal/design-system';
import type { ReactNode } from 'react';
import * as css from './ShortPage.css.ts';

export interface ShortPageProps {
  title: string;
  lead?: ReactNode;
  children?: ReactNode;
  /** Where else to go, below the form or message. */
  links?: ReactNode;
}

/** Layout of a page with one short form or message. */
export function ShortPage({ title, lead, children, links }: ShortPageProps) {
  return (
    <main className={css.page}>
      <section className={css.sheet} aria-labelledby="page-title">
        <Heading level={1} size="section" id="page-title">
          {title}
        </Heading>
        {lead ? <p className={css.lead}>{lead}</p> : null}
        {children}
        {links ? <p className={css.links}>{links}</p> : null}
      </section>
    </main>
  );
}
