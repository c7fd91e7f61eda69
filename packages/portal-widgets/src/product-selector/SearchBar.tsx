import { Icon, IconButton, Kbd, Tooltip } from '@portal/design-system';
import { Search, X } from '@portal/design-system/icons';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import type { ProductSelectorProps } from './ProductSelector.props.ts';
import * as css from './SearchBar.css.ts';
import type { SelectorChip } from './selector-view.ts';

export interface SearchBarProps
  extends Pick<
    ProductSelectorProps,
    'text' | 'chips' | 'onText' | 'onSubmit' | 'onRemoveChip' | 'onChipToWords' | 'state' | 'focusAtStart'
  > {
  /** Down from the field: into the results. */
  readonly onDown: () => void;
}

function Chip({ chip, onWords, onRemove }: { chip: SelectorChip; onWords: () => void; onRemove: () => void }) {
  return (
    <li className={css.chip}>
      {chip.words === '' ? (
        <span className={css.chipLabel}>{chip.label}</span>
      ) : (
        <Tooltip text={`Turn back into “${chip.words}”`}>
          <button type="button" className={css.chipWords} onClick={onWords}>
            {chip.label}
          </button>
        </Tooltip>
      )}
      <IconButton icon={X} label={`Remove ${chip.label}`} onClick={onRemove} />
    </li>
  );
}

/** SRCH-01, SRCH-02: a sentence on the right, what it was taken to mean before it. Backspace in the empty field turns the last one back. */
export function SearchBar(props: SearchBarProps) {
  const { text, chips, state, onText, onSubmit, onRemoveChip, onChipToWords, onDown, focusAtStart = false } = props;
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (focusAtStart) field.current?.focus();
  }, [focusAtStart]);
  const back = (id: string) => {
    onChipToWords(id);
    field.current?.focus();
  };
  const remove = (id: string) => {
    onRemoveChip(id);
    field.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return;
    const last = chips.findLast((chip) => chip.words !== '') ?? chips.at(-1);
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
      if (last.words === '') onRemoveChip(last.id);
      else onChipToWords(last.id);
    }
  };
  return (
    <search className={css.box}>
      <span className={css.glass}>
        <Icon icon={Search} />
      </span>
      {chips.length > 0 ? (
        <ul className={css.chips} aria-label="Understood as">
          {chips.map((chip) => (
            <Chip key={chip.id} chip={chip} onWords={() => back(chip.id)} onRemove={() => remove(chip.id)} />
          ))}
        </ul>
      ) : null}
      <input
        ref={field}
        type="search"
        aria-label="Code, size or words"
        placeholder={chips.length === 0 ? 'Code, size or words, such as m12x80 hex 8.8 galv' : 'Add words'}
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
      {text.trim() === '' ? null : (
        <span className={css.hint}>
          <Kbd>Enter</Kbd> reads sizes and finishes
        </span>
      )}
    </search>
  );
}
