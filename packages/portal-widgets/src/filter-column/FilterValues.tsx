import { Button, Checkbox, TextField, VisuallyHidden } from '@portal/design-system';
import { useState } from 'react';
import { filterColumnMessages } from '../messages/filter-column.ts';
import * as css from './FilterColumn.css.ts';
import type { FilterColumnProps, FilterGroupView, FilterValueView } from './FilterColumn.props.ts';
import { folded, searchable, shownValues, toggled } from './filter-rules.ts';
import { SizeRange } from './SizeRange.tsx';
import { useRovingList } from './use-roving-list.ts';

const messages = filterColumnMessages.group;

export interface FilterValuesProps extends Pick<FilterColumnProps, 'number' | 'picture' | 'onChoose'> {
  readonly group: FilterGroupView;
}

interface ValueProps extends Pick<FilterColumnProps, 'number' | 'picture'> {
  readonly value: FilterValueView;
  readonly onToggle: () => void;
}

function Value({ value, number, picture, onToggle }: ValueProps) {
  const { label, also, count, chosen, image } = value;
  return (
    <Checkbox checked={chosen} onCheckedChange={onToggle}>
      <span className={count === 0 && !chosen ? css.noMatch : css.value}>
        {picture && image !== '' ? (
          <span aria-hidden="true" className={css.picture}>
            {picture(image, label)}
          </span>
        ) : null}
        <span className={css.valueName}>
          {label}
          {also === '' ? null : (
            <>
              {' '}
              <span className={css.also}>{also}</span>
            </>
          )}
        </span>
        <span className={css.count}>
          {number(count)}
          <VisuallyHidden>{messages.parts(count)}</VisuallyHidden>
        </span>
      </span>
    </Checkbox>
  );
}

/** The values of a group: a range for sizes, a search field for long lists, and a check box each. */
export function FilterValues({ group, number, picture, onChoose }: FilterValuesProps) {
  const [text, setText] = useState('');
  const [all, setAll] = useState(false);
  const roving = useRovingList();
  const { root, label, values, ordered } = group;
  const shown = shownValues(values, { text, all });
  return (
    <div className={css.values}>
      {ordered && values.length > 1 ? (
        <SizeRange group={group} onChoose={(filters) => onChoose(root, filters)} />
      ) : null}
      {values.length > searchable ? (
        <TextField
          label={messages.find(label)}
          hideLabel
          placeholder={messages.find(label.toLowerCase())}
          type="search"
          value={text}
          onValueChange={setText}
        />
      ) : null}
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would need a legend, and the heading above already names the group */}
      <div
        ref={roving.list}
        role="group"
        aria-label={label}
        className={css.list}
        onFocus={roving.onFocus}
        onKeyDown={roving.onKeyDown}
      >
        {shown.map((value) => (
          <Value
            key={value.filter}
            value={value}
            number={number}
            picture={picture}
            onToggle={() => onChoose(root, toggled(group, value.filter))}
          />
        ))}
      </div>
      {shown.length === 0 ? <p className={css.nothing}>{messages.noMatch(text.trim())}</p> : null}
      {values.length > folded && text.trim() === '' ? (
        <Button kind="text" size="s" aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? messages.showFewer : messages.showAll(number(values.length))}
        </Button>
      ) : null}
    </div>
  );
}
