import { Icon, IconButton } from '@portal/design-system';
import { Search, X } from '@portal/design-system/icons';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { productSelectorMessages } from '../messages/product-selector.tsx';
import type { ProductSelectorProps } from './ProductSelector.props.ts';
import * as css from './SearchBar.css.ts';
import type { SelectorChip } from './selector-view.ts';

const messages = productSelectorMessages.search;

export interface SearchBarProps
  extends Pick<
    ProductSelectorProps,
    'text' | 'chips' | 'onText' | 'onSubmit' | 'onRemoveChip' | 'state' | 'focusAtStart'
  > {
  /** Arrow down in the field: moves to the results. */
  readonly onDown: () => void;
}

function Chip({ chip, onRemove }: { chip: SelectorChip; onRemove: () => void }) {
  return (
    <li className={css.chip}>
      <span className={css.chipLabel}>{chip.label}</span>
      <IconButton icon={X} label={messages.remove(chip.label)} onClick={onRemove} />
    </li>
  );
}

/** SRCH-01, SRCH-02: the search text, after chips of the chosen filters. Backspace in the empty field removes the last chip. */
export function SearchBar(props: SearchBarProps) {
  const { text, chips, state, onText, onSubmit, onRemoveChip, onDown, focusAtStart = false } = props;
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (focusAtStart) field.current?.focus();
  }, [focusAtStart]);
  const remove = (id: string) => {
    onRemoveChip(id);
    field.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return;
    const last = chips.at(-1);
    if (event.key === 'Enter') {
      event.preventDefault();
      onSubmit();
    } else if (event.key === 'ArrowDown') {
      event.preventDefault();
      onDown();
    } else if (event.key === 'Escape' && text !== '') {
      event.preventDefault();
      event.stopPropagation();
      onText('');
    } else if (event.key === 'Backspace' && text === '' && last) {
      event.preventDefault();
      onRemoveChip(last.id);
    }
  };
  return (
    <search className={css.box}>
      <span className={css.glass}>
        <Icon icon={Search} />
      </span>
      {chips.length > 0 ? (
        <ul className={css.chips} aria-label={messages.chosen}>
          {chips.map((chip) => (
            <Chip key={chip.id} chip={chip} onRemove={() => remove(chip.id)} />
          ))}
        </ul>
      ) : null}
      <input
        ref={field}
        type="search"
        aria-label={messages.label}
        placeholder={chips.length === 0 ? messages.placeholder : messages.addWords}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        enterKeyHint="search"
        aria-busy={state === 'loading' || undefined}
        value={text}
        className={css.input}
        onChange={(event) => onText(event.target.value)}
        onKeyDown={onKeyDown}
      />
    </search>
  );
}
