import { type ReactNode, useEffect } from 'react';
import * as css from './SheetPage.css.ts';

export interface SheetPageProps {
  /** Actions above the sheet, on screen only. */
  readonly tools?: ReactNode;
  readonly busy: boolean;
  readonly children: ReactNode;
}

/** A page with one sheet. Printing it prints the sheet alone and at full length, without the surrounding portal. */
export function SheetPage({ tools, busy, children }: SheetPageProps) {
  useEffect(() => {
    const { dataset } = window.document.documentElement;
    dataset.sheet = '';
    return () => {
      delete dataset.sheet;
    };
  }, []);
  return (
    <main className={css.screen} aria-busy={busy}>
      <div className={css.inside}>
        {tools ? <div className={css.tools}>{tools}</div> : null}
        {children}
      </div>
    </main>
  );
}
