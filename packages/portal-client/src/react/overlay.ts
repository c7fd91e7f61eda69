import { createStore } from './store.ts';

/** What is opened over any screen: by its key, or by a button that names the key (SHELL-14). */
export type Overlay = 'palette' | 'keys';

export const overlay = createStore<Overlay | null>(null);
