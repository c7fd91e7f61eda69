import type { Overlay } from './overlay.ts';

/** The properties of a keyboard event that the rule uses; a subset, so that it can be tested without a browser. */
export type KeyFacts = Pick<
  KeyboardEvent,
  'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'isComposing' | 'repeat' | 'defaultPrevented'
> & { readonly altGraph: boolean; readonly typing: boolean; readonly inDialog: boolean };

/**
 * SHELL-14: the overlay that a key opens, or null. Ctrl+K or Cmd+K works while typing, because it types nothing. `?` needs Shift or AltGr
 * on many keyboards, and is an ordinary character while the user types or composes.
 */
export function overlayFor(event: KeyFacts): Overlay | null {
  if (event.isComposing || event.repeat || event.defaultPrevented || event.inDialog) return null;
  const command = (event.ctrlKey || event.metaKey) && !event.altGraph;
  if (command) return event.key.toLowerCase() === 'k' && !event.altKey && !event.shiftKey ? 'palette' : null;
  // Some systems report AltGr as Ctrl and Alt.
  if (event.typing || (event.altKey && !event.altGraph)) return null;
  return event.key === '?' ? 'keys' : null;
}

/** Reads these properties from an event. */
export function keyFactsOf(event: KeyboardEvent): KeyFacts {
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
    inDialog: at?.closest('[role$="dialog"]') != null,
  };
}
