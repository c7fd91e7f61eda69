import { Checkbox, EmptyState } from '@portal/design-system';
import { type HiveDifference, type HiveTree, sayDifference } from '@portal/domain/hive';
import { words } from '../model/types-known.ts';
import { facetOf } from './chosen-changes.ts';
import * as css from './ReviewDialog.css.ts';

const marks: Readonly<Record<HiveDifference['kind'], string>> = {
  add: '+',
  remove: '−',
  place: '↕',
  setting: '≠',
  description: '≠',
  active: '≠',
};

export interface ChangesProps {
  from: HiveTree;
  to: HiveTree;
  differences: readonly HiveDifference[];
  /** Indices that go out, those that others need among them. */
  chosen: ReadonlySet<number>;
  /** What was ticked off, by facet. */
  left: ReadonlySet<string>;
  /** Null where only all of it can go out. */
  onLeave: ((left: ReadonlySet<string>) => void) | null;
}

/** Each change a line, told by shape and words, to be ticked off where it is to wait. */
export function Changes({ from, to, differences, chosen, left, onLeave }: ChangesProps) {
  if (differences.length === 0) return <EmptyState title="Nothing is different from what visitors see." />;
  return (
    <ul className={css.lines} aria-label="Changes">
      {differences.map((difference, index) => {
        const say = sayDifference(difference, from, to, words);
        const facet = facetOf(difference);
        const isNeeded = left.has(facet) && chosen.has(index);
        return (
          <li key={facet} className={css.line}>
            <span aria-hidden="true" className={css.mark}>
              {marks[difference.kind]}
            </span>
            {onLeave ? (
              <Checkbox
                checked={chosen.has(index)}
                onCheckedChange={(on) => {
                  const next = new Set(left);
                  if (on) next.delete(facet);
                  else next.add(facet);
                  onLeave(next);
                }}
                {...(isNeeded ? { hint: 'Goes out as well: another change needs it' } : {})}
              >
                {say}
              </Checkbox>
            ) : (
              <span>{say}</span>
            )}
          </li>
        );
      })}
    </ul>
  );
}
