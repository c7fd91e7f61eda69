import { type RefObject, useEffect, useEffectEvent } from 'react';
import type { InputRules } from './ValidatedInput.props.ts';

/** The accepted typed characters. */
export function allowedOf(rules: InputRules, text: string): string {
  return [...text].filter((character) => rules.isKeyAllowed(character)).join('');
}

/**
 * VAL-04: blocks text that the rules do not allow and inserts the allowed part of a paste or drop. `beforeinput` covers keys, on-screen
 * keyboards, paste and drop. Text composed by an input method cannot be blocked halfway:
 * the caller filters it afterwards.
 */
export function useBlockedText(
  input: RefObject<HTMLInputElement | null>,
  rules: InputRules,
  onBlocked: (text: string) => void,
): void {
  const before = useEffectEvent((event: InputEvent) => {
    const text = event.data ?? event.dataTransfer?.getData('text/plain') ?? '';
    if (event.isComposing || text === '') return;
    const allowed = event.inputType === 'insertText' ? allowedOf(rules, text) : rules.filterPasted(text);
    if (allowed === text) return;
    event.preventDefault();
    // Deprecated without a replacement: the only way to insert text that keeps the browser's undo and works in every input type.
    if (allowed !== '') document.execCommand('insertText', false, allowed);
    onBlocked(text);
  });
  useEffect(() => {
    const node = input.current;
    const listener = (event: InputEvent) => before(event);
    node?.addEventListener('beforeinput', listener);
    return () => node?.removeEventListener('beforeinput', listener);
  }, [input]);
}
