type KeyPress = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'isComposing'>;

/** Keys that mean something in the palette beside characters. */
const named = new Set(['Enter', 'ArrowDown', 'ArrowUp', 'PageDown', 'PageUp', 'Backspace']);

/** What becomes of a key while the palette is opening: nothing here, only kept from the screen behind, or stored for the palette. */
export function earlyKey({ key, ctrlKey, metaKey, altKey, isComposing }: KeyPress): 'let' | 'drop' | 'store' {
  // A modifier by itself does nothing, and the function keys are the browser's.
  if (isComposing || /^(Shift|Control|Alt|AltGraph|Meta|CapsLock|F\d+)$/.test(key)) return 'let';
  // AltGr comes as Ctrl and Alt where the system has it so, and types a character.
  if ((ctrlKey || metaKey) && !(ctrlKey && altKey)) return 'drop';
  return key.length === 1 || named.has(key) ? 'store' : 'drop';
}

export interface EarlyKeys {
  add(key: string): void;
  /** The keys so far, once. */
  take(): readonly string[];
}

/** The keys between Ctrl+K and the moment at which the palette has the focus. */
export function earlyKeys(): EarlyKeys {
  let keys: readonly string[] = [];
  return {
    add(key) {
      keys = [...keys, key];
    },
    take() {
      const taken = keys;
      keys = [];
      return taken;
    },
  };
}
