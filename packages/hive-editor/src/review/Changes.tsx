import { Checkbox, EmptyState } from '@portal/design-system';
import { type HiveDifference, type HiveTree, sayDifference } from '@portal/domain/hive';
import { reviewMessages } from '../messages/review.ts';
import { words } from '../model/component-types.ts';
import { facetOf } from './publish-selection.ts';
import * as css from './ReviewDialog.css.ts';

const messages = reviewMessages.changes;

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
  /** Indices of the selected changes, including those that others depend on. */
  chosen: ReadonlySet<number>;
  /** Deselected changes, by identity. */
  left: ReadonlySet<string>;
  /** Null if the draft can only be published as a whole. */
  onLeave: ((left: ReadonlySet<string>) => void) | null;
}

/** One line per change, with a symbol and a sentence, to be deselected if it is to wait. */
export function Changes({ from, to, differences, chosen, left, onLeave }: ChangesProps) {
  if (differences.length === 0) return <EmptyState title={messages.empty} />;
  return (
    <ul className={css.lines} aria-label={messages.label}>
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
                {...(isNeeded ? { hint: messages.needed } : {})}
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
