import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';

export type Globals = Readonly<Record<string, unknown>>;

declare global {
  interface Window {
    /** Toolbar values for stories in iframes on docs pages, which read them when they reload. */
    chosenGlobals?: Globals | undefined;
  }
}

// Subscribed from the start, so that a docs page opened later shows the chosen theme.
let chosen: Globals = {};
const listeners = new Set<() => void>();
function updateGlobals({ globals }: { globals: Globals }): void {
  // Iframes within the page report their globals too.
  if (JSON.stringify(globals) === JSON.stringify(chosen)) return;
  chosen = globals;
  window.chosenGlobals = globals;
  for (const listener of listeners) listener();
}
void addons.ready().then((channel) => {
  channel.on(SET_GLOBALS, updateGlobals);
  channel.on(GLOBALS_UPDATED, updateGlobals);
});

export const chosenGlobals = (): Globals => chosen;

/** Calls the listener at each change of a toolbar value. Returns a function that stops that. */
export function onGlobals(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
