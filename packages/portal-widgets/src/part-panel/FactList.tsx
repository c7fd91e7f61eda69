import { Skeleton } from '@portal/design-system';
import * as css from './PartPanel.css.ts';

export interface FactListProps {
  readonly facts: readonly { readonly label: string; readonly value: string }[];
  readonly notes?: readonly string[];
  readonly loading?: boolean;
}

export function FactList({ facts, notes = [], loading }: FactListProps) {
  if (loading) {
    return (
      <div aria-busy="true" className={css.waiting}>
        <Skeleton width="xl" />
        <Skeleton width="l" />
        <Skeleton width="xl" />
      </div>
    );
  }
  return (
    <>
      <dl className={css.facts}>
        {facts.map(({ label, value }) => (
          <div key={label} className={css.fact}>
            <dt className={css.quiet}>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {notes.map((note) => (
        <p key={note} className={css.hint}>
          {note}
        </p>
      ))}
    </>
  );
}
