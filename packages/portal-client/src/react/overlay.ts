import { createStore } from './store.ts';

/** Overlays that can be opened on any screen, by their key or by a button that shows the key (SHELL-14). */
export type Overlay = 'palette' | 'keys';

export const overlay = createStore<Overlay | null>(null);
