import { type KeyboardEvent, useId, useState } from 'react';

export interface ComboboxOptions {
  keys: readonly string[];
  value: string;
  onValueChange: (value: string) => void;
  onPick: (key: string) => void;
  onSubmit?: (value: string) => void;
  /** Makes the first option active without an arrow key. */
  eager: boolean;
  /** The suggested rest of the text; the right arrow key at its end accepts it. */
  ghost: string;
}

/**
 * State and keys of a search field: arrow keys move in the list while the input keeps the focus, Enter chooses the active option or
 * submits the text, Escape closes the list and then clears the field.
 */
export function useCombobox(options: ComboboxOptions) {
  const { keys, value, onValueChange, onPick, onSubmit, eager, ghost } = options;
  const id = useId();
  const [wanted, setWanted] = useState(false);
  const [at, setAt] = useState<string>();
  const fallback = eager ? keys[0] : undefined;
  const active = at !== undefined && keys.includes(at) ? at : fallback;
  const open = wanted && keys.length > 0;

  const close = () => {
    setWanted(false);
    setAt(undefined);
  };
  const pick = (key: string) => {
    close();
    onPick(key);
  };
  const move = (by: 1 | -1) => {
    const index = active === undefined ? (by > 0 ? -1 : keys.length) : keys.indexOf(active);
    setAt(keys[(index + by + keys.length) % keys.length]);
    setWanted(true);
  };
  const type = (text: string) => {
    setWanted(true);
    setAt(undefined);
    onValueChange(text);
  };

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    // Ignores keys of an input method.
    if (event.nativeEvent.isComposing) return;
    const end = event.currentTarget.selectionStart === value.length;
    if ((event.key === 'ArrowDown' || event.key === 'ArrowUp') && !event.altKey && keys.length > 0) {
      event.preventDefault();
      move(event.key === 'ArrowDown' ? 1 : -1);
    } else if (event.key === 'Enter') {
      if (open && active !== undefined) {
        event.preventDefault();
        pick(active);
      } else {
        close();
        onSubmit?.(value);
      }
    } else if (event.key === 'Escape' && (open || value)) {
      event.preventDefault();
      event.stopPropagation();
      if (open) close();
      else onValueChange('');
    } else if (event.key === 'ArrowRight' && ghost && end) {
      event.preventDefault();
      type(value + ghost);
    }
  };

  return { id, open, active, close, pick, type, setActive: setAt, show: () => setWanted(true), onKeyDown, wanted };
}
