type KeyPress = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'isComposing'>;

/** Non-character keys that the palette handles. */
const named = new Set(['Enter', 'ArrowDown', 'ArrowUp', 'PageDown', 'PageUp', 'Backspace']);

/** What to do with a key while the palette opens: ignore it, hide it from the screen behind, or store it for the palette. */
export function earlyKey({ key, ctrlKey, metaKey, altKey, isComposing }: KeyPress): 'let' | 'drop' | 'store' {
  // Modifiers do nothing alone, and function keys belong to the browser.
  if (isComposing || /^(Shift|Control|Alt|AltGraph|Meta|CapsLock|F\d+)$/.test(key)) return 'let';
  // Some systems report AltGr as Ctrl and Alt; it types a character.
  if ((ctrlKey || metaKey) && !(ctrlKey && altKey)) return 'drop';
  return key.length === 1 || named.has(key) ? 'store' : 'drop';
}

export interface EarlyKeys {
  add(key: string): void;
  /** Returns the keys so far and empties the list. */
  take(): readonly string[];
}

/** Stores keys pressed between Ctrl+K and the moment the palette has the focus. */
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
