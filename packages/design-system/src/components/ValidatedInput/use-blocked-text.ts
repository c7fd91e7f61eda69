import { type RefObject, useEffect, useEffectEvent } from 'react';
import type { InputRules } from './ValidatedInput.props.ts';

/** The typed characters that may enter. */
export function allowedOf(rules: InputRules, text: string): string {
  return [...text].filter((character) => rules.isKeyAllowed(character)).join('');
}

/**
 * VAL-04: keeps text out of an input that its rules do not allow, and lets the rest of a paste or drop in. One event tells of keys, of
 * keyboards on glass, of paste and of drop before anything has entered. What an input method composes cannot be stopped half-way: it is
 * filtered by the caller once it is done.
 */
export function useBlockedText(
  input: RefObject<HTMLInputElement | null>,
  rules: InputRules,
  onBlocked: (text: string) => void,
): void {
  const before = useEffectEvent((event: InputEvent) => {
    const text = event.data ?? event.dataTransfer?.getData('text/plain') ?? '';
    if (event.isComposing || text === '') return;
    const kept = event.inputType === 'insertText' ? allowedOf(rules, text) : rules.filterPasted(text);
    if (kept === text) return;
    event.preventDefault();
    // Deprecated and without successor: the only way to insert that keeps the browser's own undo and works in every type of input.
    if (kept !== '') document.execCommand('insertText', false, kept);
    onBlocked(text);
  });
  useEffect(() => {
    const node = input.current;
    const listener = (event: InputEvent) => before(event);
    node?.addEventListener('beforeinput', listener);
    return () => node?.removeEventListener('beforeinput', listener);
  }, [input]);
}
