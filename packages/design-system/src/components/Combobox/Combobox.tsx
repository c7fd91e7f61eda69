import * as Radix from '@radix-ui/react-popover';
import { ChevronDown, X } from 'lucide-react';
import { type MouseEvent, useId, useMemo, useRef, useState } from 'react';
import { cx } from '../../internal/cx.ts';
import { comboboxMessages as messages } from '../../messages/combobox.ts';
import * as fieldCss from '../Field/Field.css.ts';
import { Field } from '../Field/Field.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as css from './Combobox.css.ts';
import type { ComboboxOption, ComboboxProps } from './Combobox.props.ts';
import { ComboboxChips } from './ComboboxChips.tsx';
import { ComboboxPopup } from './ComboboxPopup.tsx';
import { useComboboxState } from './use-combobox-state.ts';
import type { FoundState } from './use-found-options.ts';

function saidOf(state: FoundState, count: number, nothing: string): string {
  if (state === 'loading') return messages.loading;
  if (state === 'failed') return messages.failedAnnounced;
  return count === 0 ? nothing : messages.options(count);
}

/** Chooses one or several of many options, found by typing. */
export function Combobox<Option extends ComboboxOption>(props: ComboboxProps<Option>) {
  const { label, hideLabel, hint, error, placeholder, nothing = messages.nothing, lines = 1, name } = props;
  const { disabled, readOnly, required, renderOption, multiple = false } = props;
  const state = useComboboxState(props);
  const { open, active, chosen, list } = state;
  const id = useId();
  const [frame, setFrame] = useState<HTMLDivElement | null>(null);
  const ownInput = useRef<HTMLInputElement>(null);
  const input = props.inputRef ?? ownInput;
  const keys = useMemo(() => new Set(chosen.map(({ key }) => key)), [chosen]);
  const fixed = disabled || readOnly;
  const listed = open && list.length > 0 && state.state !== 'failed';

  // Pressing anywhere in the box keeps the focus in the input.
  const press = (event: MouseEvent) => {
    if (event.target === input.current) return;
    event.preventDefault();
    if (!fixed) input.current?.focus();
  };

  return (
    <Field label={label} hideLabel={hideLabel} hint={hint} error={error} required={required}>
      {(control) => (
        <Radix.Root open={open} onOpenChange={(next) => !next && state.close()}>
          <Radix.Anchor ref={setFrame} className={css.frame}>
            {/* biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: a larger target for the field within, which has the keys */}
            <div
              className={cx(fieldCss.box, css.box)}
              onMouseDown={press}
              onClick={(event) => event.target instanceof Element && !event.target.closest('button') && state.show()}
            >
              {multiple ? <ComboboxChips options={chosen} onRemove={fixed ? undefined : state.remove} /> : null}
              <input
                {...control}
                ref={input}
                role="combobox"
                type="text"
                autoComplete="off"
                autoCapitalize="off"
                spellCheck={false}
                aria-autocomplete="list"
                aria-expanded={listed}
                aria-haspopup="listbox"
                aria-controls={listed ? `${id}-list` : undefined}
                aria-activedescendant={listed && active >= 0 ? `${id}-list-${active}` : undefined}
                aria-description={
                  multiple && chosen.length > 0 ? messages.chosen(chosen.map((each) => each.label)) : undefined
                }
                aria-busy={open && state.state === 'loading' ? true : undefined}
                data-field={name}
                disabled={disabled}
                readOnly={readOnly}
                placeholder={multiple && chosen.length > 0 ? undefined : placeholder}
                value={state.text}
                onChange={(event) => state.type(event.target.value)}
                onFocus={(event) => {
                  if (!multiple) event.target.select();
                }}
                onBlur={state.leave}
                onKeyDown={state.onKeyDown}
                className={css.input}
              />
              {name ? chosen.map(({ key }) => <input key={key} type="hidden" name={name} value={key} />) : null}
            </div>
            {fixed ? null : (
              <span className={css.end}>
                {chosen.length > 0 ? (
                  <IconButton
                    icon={X}
                    label={messages.clear(label)}
                    tabIndex={-1}
                    onMouseDown={(event) => event.preventDefault()}
                    onClick={() => {
                      state.clear();
                      input.current?.focus();
                    }}
                  />
                ) : null}
                <IconButton
                  icon={ChevronDown}
                  label={open ? messages.close(label) : messages.open(label)}
                  tabIndex={-1}
                  onMouseDown={(event) => event.preventDefault()}
                  onClick={() => {
                    input.current?.focus();
                    if (open) state.close();
                    else state.show();
                  }}
                />
              </span>
            )}
            {open ? (
              <ComboboxPopup
                id={`${id}-list`}
                label={label}
                container={frame?.closest<HTMLElement>('[role$="dialog"]') ?? null}
                multiple={multiple}
                options={list}
                state={state.state}
                active={active}
                chosen={keys}
                query={state.query}
                nothing={nothing}
                lines={lines}
                renderOption={renderOption}
                onPick={state.pick}
                onPoint={state.point}
                onRetry={state.retry}
              />
            ) : null}
            <VisuallyHidden live="polite">{open ? saidOf(state.state, list.length, nothing) : ''}</VisuallyHidden>
          </Radix.Anchor>
        </Radix.Root>
      )}
    </Field>
  );
}
