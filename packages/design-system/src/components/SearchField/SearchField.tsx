import { Search } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, type Ref, useEffect, useRef } from 'react';
import { cx } from '../../internal/cx.ts';
import { Icon } from '../Icon/Icon.tsx';
import { Kbd } from '../Kbd/Kbd.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as css from './SearchField.css.ts';
import type { SearchLook } from './SearchField.props.ts';
import { SearchList, type SearchOption } from './SearchList.tsx';
import { useCombobox } from './use-combobox.ts';

export type { SearchOption };

export interface SearchFieldProps {
  label: string;
  value: string;
  onValueChange: (value: string) => void;
  options: readonly SearchOption[];
  /** Called with the key of the chosen option. */
  onPick: (key: string) => void;
  /** Called on Enter if no option is active. */
  onSubmit?: (value: string) => void;
  placeholder?: string;
  /** In the header, in a form, or in a table cell. */
  look?: SearchLook;
  /** Makes the first option active at once, so that Enter chooses it. */
  eager?: boolean;
  /** The side on which the list opens: up for a field at the bottom of the page. */
  drop?: 'down' | 'up';
  /** The suggested rest of the typed text, shown after it; the right arrow key accepts it. */
  ghost?: string;
  /** Content before the input, such as a choice of what to search. */
  lead?: ReactNode;
  keyHint?: string;
  /** Shown below the options and announced: `24 of 41,208 parts`, `Nothing found`. */
  status?: string;
  /** Options are being loaded. */
  busy?: boolean;
  inputRef?: Ref<HTMLInputElement>;
  onKeyDown?: (event: KeyboardEvent<HTMLInputElement>) => void;
  onFocus?: () => void;
  onBlur?: () => void;
}

/** A text field with a list of options. The caller supplies the options and decides what matches. */
export function SearchField(props: SearchFieldProps) {
  const { label, value, onValueChange, options, onPick, onSubmit, placeholder, look = 'field', eager = false } = props;
  const { drop = 'down', ghost = '', lead, keyHint, status, busy, inputRef, onKeyDown, onFocus, onBlur } = props;
  const keys = options.map((option) => option.key);
  const box = useCombobox({ keys, value, onValueChange, onPick, onSubmit, eager, ghost });
  const said = box.wanted && value ? status : undefined;
  const frame = useRef<HTMLDivElement>(null);
  // On a page rendered by the server, text may be typed before React attaches its handlers.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only then; later it hears of each
  useEffect(() => {
    const input = frame.current?.querySelector('input');
    if (!input || input.value === value) return;
    if (input === document.activeElement) box.type(input.value);
    else onValueChange(input.value);
  }, []);

  return (
    <div ref={frame} className={css.frame} role={look === 'chrome' ? 'search' : undefined}>
      <div className={cx(css.box, css.look[look])}>
        {lead}
        {look === 'cell' ? null : (
          <span className={css.icon}>
            <Icon icon={Search} />
          </span>
        )}
        <span className={css.text}>
          {ghost ? (
            <span aria-hidden="true" className={css.ghost}>
              <span className={css.ghostTyped}>{value}</span>
              {ghost}
            </span>
          ) : null}
          <input
            ref={inputRef}
            role="combobox"
            type="text"
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            enterKeyHint="search"
            aria-label={label}
            aria-autocomplete="list"
            aria-expanded={box.open}
            aria-controls={box.open ? `${box.id}-list` : undefined}
            aria-activedescendant={box.open && box.active ? `${box.id}-${keys.indexOf(box.active)}` : undefined}
            aria-busy={busy || undefined}
            placeholder={placeholder}
            value={value}
            onChange={(event) => box.type(event.target.value)}
            onFocus={() => {
              if (value) box.show();
              onFocus?.();
            }}
            // Brings back the list that Enter or Escape closed, for those without arrow keys.
            onClick={() => {
              if (value) box.show();
            }}
            onBlur={() => {
              box.close();
              onBlur?.();
            }}
            onKeyDown={(event) => {
              onKeyDown?.(event);
              if (!event.defaultPrevented) box.onKeyDown(event);
            }}
            className={css.input}
          />
        </span>
        {keyHint && !value ? (
          <span className={css.hint}>
            <Kbd>{keyHint}</Kbd>
          </span>
        ) : null}
      </div>
      {box.open || said ? (
        <SearchList
          id={box.id}
          label={label}
          drop={drop}
          options={box.open ? options : []}
          active={box.active}
          said={said}
          onPick={box.pick}
          onPoint={box.setActive}
        />
      ) : null}
      <VisuallyHidden live="polite">{said ?? ''}</VisuallyHidden>
    </div>
  );
}
