import { type ReactNode, useId } from 'react';
import * as css from './OrderSide.css.ts';

export interface SideSectionProps {
  readonly title: string;
  readonly aside?: string;
  readonly children: ReactNode;
}

export function SideSection({ title, aside, children }: SideSectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={css.section}>
      <div className={css.heading}>
        <h2 id={id} className={css.title}>
          {title}
        </h2>
        {aside ? <span className={css.headingAside}>{aside}</span> : null}
      </div>
      {children}
    </section>
  );
}
