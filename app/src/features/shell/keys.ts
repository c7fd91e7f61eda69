import type { Overlay } from '@portal/portal-client/react';

/** What is asked of a keyboard event; a part of it, so that the rule can be tested without a browser. */
export type KeyFacts = Pick<
  KeyboardEvent,
  'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'isComposing' | 'repeat' | 'defaultPrevented'
> & { readonly altGraph: boolean; readonly typing: boolean; readonly inDialog: boolean };

/**
 * SHELL-14: the overlay that a key asks for, or null. Ctrl+K or Cmd+K works while typing, since it types nothing. `?` needs Shift or AltGr
 * on many keyboards, and is a character like any other while something is typed or composed.
 */
export function overlayFor(event: KeyFacts): Overlay | null {
  if (event.isComposing || event.repeat || event.defaultPrevented || event.inDialog) return null;
  const command = (event.ctrlKey || event.metaKey) && !event.altGraph;
  if (command) return event.key.toLowerCase() === 'k' && !event.altKey && !event.shiftKey ? 'palette' : null;
  // AltGr comes as Ctrl and Alt where the system has it so.
  if (event.typing || (event.altKey && !event.altGraph)) return null;
  return event.key === '?' ? 'keys' : null;
}

/** The facts of an event in the page. */
export function factsOf(event: KeyboardEvent): KeyFacts {
  const at = event.target instanceof HTMLElement ? event.target : null;
  return {
    key: event.key,
    ctrlKey: event.ctrlKey,
    metaKey: event.metaKey,
    altKey: event.altKey,
    shiftKey: event.shiftKey,
    isComposing: event.isComposing,
    repeat: event.repeat,
    defaultPrevented: event.defaultPrevented,
    altGraph: event.getModifierState('AltGraph'),
    typing: at !== null && (at.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(at.tagName)),
    inDialog: at?.closest('[role="dialog"]') != null,
  };
}
