import { type KeyboardEvent, useState } from 'react';
import type { ComboboxOption, ComboboxProps } from './Combobox.props.ts';
import { useFoundOptions } from './use-found-options.ts';

/** Options skipped by PageUp and PageDown. */
const page = 8;

export function chosenOf<Option extends ComboboxOption>(props: ComboboxProps<Option>): readonly Option[] {
  if (props.multiple) return props.value;
  return props.value ? [props.value] : [];
}

/**
 * State and keys of a combobox (ARIA 1.2): the focus stays in the input and `aria-activedescendant` names the active option. The first match
 * becomes active as soon as something is typed, so that Enter chooses it.
 */
export function useComboboxState<Option extends ComboboxOption>(props: ComboboxProps<Option>) {
  const [wanted, setOpen] = useState(false);
  const [typed, setTyped] = useState<string>();
  const [at, setAt] = useState(-1);
  const open = wanted && !props.disabled && !props.readOnly;
  const { list, state, retry } = useFoundOptions(props.options, typed ?? '', open);
  const chosen = chosenOf(props);
  const active = Math.min(at, list.length - 1);
  const text = typed ?? (props.multiple ? '' : (props.value?.label ?? ''));

  const show = () => {
    if (open) return;
    setOpen(true);
    setAt(props.multiple ? -1 : list.findIndex(({ key }) => key === props.value?.key));
  };
  const close = () => {
    setOpen(false);
    setAt(-1);
    setTyped(undefined);
  };
  const clear = () => {
    if (props.multiple) props.onValueChange([]);
    else props.onValueChange(null);
    setTyped(undefined);
  };
  /** Called on leaving the field: empty text clears the value, any other text reverts to the chosen one. */
  const leave = () => {
    if (typed === '' && !props.multiple && props.value) props.onValueChange(null);
    close();
  };
  const type = (next: string) => {
    setTyped(next);
    setOpen(true);
    setAt(next === '' ? -1 : 0);
  };
  const remove = (key: string) => {
    if (props.multiple) props.onValueChange(props.value.filter((each) => each.key !== key));
  };
  const pick = (option: Option) => {
    if (option.reason !== undefined) return;
    if (!props.multiple) {
      props.onValueChange(option);
      close();
      return;
    }
    if (props.value.some(({ key }) => key === option.key)) remove(option.key);
    else props.onValueChange([...props.value, option]);
    if (typed) {
      setTyped(undefined);
      setAt(-1);
    }
  };

  const last = list.length - 1;
  const within = (index: number) => Math.max(0, Math.min(last, index));
  const moves: Record<string, number> = {
    ArrowDown: active < last ? active + 1 : 0,
    ArrowUp: active > 0 ? active - 1 : last,
    PageDown: within(active + page),
    PageUp: within(active - page),
    Home: 0,
    End: last,
  };

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    // Ignores keys of an input method, and keys that another layer has handled.
    if (event.nativeEvent.isComposing || event.defaultPrevented || props.disabled || props.readOnly) return;
    const { key, altKey, shiftKey, ctrlKey } = event;
    const to = shiftKey || ctrlKey ? undefined : moves[key];
    if (altKey && (key === 'ArrowDown' || key === 'ArrowUp')) {
      event.preventDefault();
      if (key === 'ArrowDown') show();
      else close();
    } else if (to !== undefined && (open || key === 'ArrowDown' || key === 'ArrowUp')) {
      event.preventDefault();
      if (open) setAt(to);
      else show();
    } else if (key === 'Enter' && open) {
      event.preventDefault();
      const option = list[active];
      if (state === 'failed') retry();
      else if (option) pick(option);
      else leave();
    } else if (key === 'Escape' && (open || text !== '' || chosen.length > 0)) {
      event.preventDefault();
      event.stopPropagation();
      if (open) close();
      else clear();
    } else if (key === 'Backspace' && text === '' && props.multiple) {
      const newest = props.value.at(-1);
      if (newest) remove(newest.key);
    }
  };

  return {
    open,
    text,
    query: typed ?? '',
    list,
    state,
    retry,
    active,
    chosen,
    show,
    close,
    leave,
    clear,
    type,
    pick,
    remove,
    point: setAt,
    onKeyDown,
  };
}
