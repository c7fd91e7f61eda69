import { Checkbox, Disclosure, EmptyState } from '@portal/design-system';
import { type HiveDifference, type HiveTree, sayDifference, sayDifferences } from '@portal/domain/hive';
import { useMemo } from 'react';
import { reviewMessages } from '../messages/review.ts';
import { words } from '../model/component-types.ts';
import { facetOf, groupsOf } from './publish-selection.ts';
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

/**
 * One line per change, with a symbol and a sentence, which can be deselected to leave the change out. The content of an added or removed
 * component is collapsed.
 */
export function Changes(props: ChangesProps) {
  const { from, to, differences } = props;
  const groups = useMemo(() => groupsOf(differences), [differences]);
  if (differences.length === 0) return <EmptyState title={messages.empty} />;
  return (
    <ul className={css.lines} aria-label={messages.label}>
      {groups.map(({ index, inside }) => {
        const all = [index, ...inside].flatMap((each) => differences[each] ?? []);
        const [say = ''] = sayDifferences(all, from, to, words);
        return (
          <li key={facetOf(all[0] as HiveDifference)} className={css.line}>
            <Change {...props} index={index} facets={all.map(facetOf)} say={say} />
            {inside.length > 0 ? (
              <div className={css.inside}>
                <Disclosure title={messages.inside}>
                  <ul className={css.lines}>
                    {inside.map((each) => {
                      const difference = differences[each];
                      if (!difference) return null;
                      const facet = facetOf(difference);
                      return (
                        <li key={facet} className={css.line}>
                          <Change
                            {...props}
                            index={each}
                            facets={[facet]}
                            say={sayDifference(difference, from, to, words)}
                          />
                        </li>
                      );
                    })}
                  </ul>
                </Disclosure>
              </div>
            ) : null}
          </li>
        );
      })}
    </ul>
  );
}

interface ChangeProps extends ChangesProps {
  index: number;
  /** The changes that are selected together, itself first. */
  facets: readonly string[];
  say: string;
}

function Change({ differences, chosen, left, onLeave, index, facets, say }: ChangeProps) {
  const [own = ''] = facets;
  const isNeeded = left.has(own) && chosen.has(index);
  return (
    <div className={css.change}>
      <span aria-hidden="true" className={css.mark}>
        {marks[differences[index]?.kind ?? 'setting']}
      </span>
      {onLeave ? (
        <Checkbox
          checked={chosen.has(index)}
          onCheckedChange={(on) => {
            const next = new Set(left);
            for (const facet of facets) {
              if (on) next.delete(facet);
              else next.add(facet);
            }
            onLeave(next);
          }}
          {...(isNeeded ? { hint: messages.needed } : {})}
        >
          {say}
        </Checkbox>
      ) : (
        <span>{say}</span>
      )}
    </div>
  );
}
