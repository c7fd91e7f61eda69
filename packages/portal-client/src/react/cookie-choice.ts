import { browserMemory } from './browser-memory.ts';

/** SHELL-03: what may be kept and counted: all of it, or what the portal cannot do without. */
export type CookieChoice = 'all' | 'needed';

export const cookieChoice = browserMemory<CookieChoice>('portal.cookies', ['all', 'needed']);
