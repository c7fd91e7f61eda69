import { Button, ErrorState, Skeleton, Switch } from '@portal/design-system';
import { filterColumnMessages as messages } from '../messages/filter-column.ts';
import * as css from './FilterColumn.css.ts';
import type { FilterColumnProps } from './FilterColumn.props.ts';
import { FilterGroup } from './FilterGroup.tsx';
import { chosenOf, shownGroups } from './filter-rules.ts';

/** Number of groups open by default; a group with a chosen value is open as well. */
const openAtFirst = 4;
const bars = ['xl', 'l', 'xl', 'm', 'l', 'xl', 'm', 'l'] as const;

/** FILT-01, FILT-02: the catalogue's filters, every value with its count; beside the results or in a drawer. */
export function FilterColumn(props: FilterColumnProps) {
  const { groups, state, number, picture, measures, onChoose, onClearAll, onRetry } = props;
  if (state === 'failed') {
    return (
      <ErrorState title={messages.loadFailed} onRetry={onRetry}>
        <p>{messages.loadFailedHint}</p>
      </ErrorState>
    );
  }
  if (state === 'loading') {
    return (
      <div className={css.waiting} aria-busy="true">
        {bars.map((width, n) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the skeleton bars are all alike and never change
          <Skeleton key={n} width={width} />
        ))}
      </div>
    );
  }
  const shown = shownGroups(groups);
  const chosen = groups.reduce((sum, group) => sum + chosenOf(group).length, 0);
  return (
    <div className={css.column}>
      <div className={css.head}>
        <h2 className={css.title}>{messages.title}</h2>
        {chosen > 0 ? (
          <Button kind="text" size="s" onClick={onClearAll}>
            {messages.clearAll(number(chosen))}
          </Button>
        ) : null}
      </div>
      {shown.map((group, place) => (
        <FilterGroup
          key={group.root}
          group={group}
          number={number}
          picture={picture}
          startsOpen={place < openAtFirst || chosenOf(group).length > 0}
          onChoose={onChoose}
        />
      ))}
      {measures ? (
        <div className={css.group}>
          <Switch checked={measures.on} hint={messages.sizesByMeasureHint} onCheckedChange={measures.onChange}>
            {messages.sizesByMeasure}
          </Switch>
        </div>
      ) : null}
    </div>
  );
}
