import { type KeyboardEvent, useId, useState } from 'react';

export interface ComboboxOptions {
  keys: readonly string[];
  value: string;
  onValueChange: (value: string) => void;
  onPick: (key: string) => void;
  onSubmit?: (value: string) => void;
  /** The first option is current without an arrow key. */
  eager: boolean;
  /** The rest of what is being typed, taken over at the end of the text by the right arrow. */
  ghost: string;
}

/**
 * State and keys of a text field with a list: arrows move within the list while the text keeps the focus, Enter takes the current
 * option or submits the text, Escape closes the list, then empties the field.
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
    // Composing a character with an input method uses the same keys.
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
