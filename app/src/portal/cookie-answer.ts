import { browserMemory } from './browser-memory.ts';

/** SHELL-03: what may be kept and counted: all of it, or what the portal cannot do without. */
export type CookieAnswer = 'all' | 'needed';

export const cookieAnswer = browserMemory<CookieAnswer>('portal.cookies', ['all', 'needed']);
