import { Heading } from '@portal/design-system';
import type { ReactNode } from 'react';
import * as css from './data-section.css.ts';

export interface DataSectionProps {
  readonly title: string;
  /** Short statements beside the title. */
  readonly facts?: readonly string[];
  /** Controls beside the title, before the facts. */
  readonly controls?: ReactNode;
  /** At the end of the head. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** A section of the data screen: its header and its content. */
export function DataSection({ title, facts = [], controls, actions, children }: DataSectionProps) {
  return (
    <>
      <div className={css.bar}>
        <Heading level={1}>{title}</Heading>
        {controls}
        {facts.map((fact) => (
          <span key={fact} className={css.fact}>
            {fact}
          </span>
        ))}
        {actions ? <span className={css.atEnd}>{actions}</span> : null}
      </div>
      {children}
    </>
  );
}
