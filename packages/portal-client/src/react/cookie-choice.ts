import { browserMemory } from './browser-memory.ts';

/** Consent to storage and measurement: everything, or only what the portal needs (SHELL-03). */
export type CookieChoice = 'all' | 'needed';

export const cookieChoice = browserMemory<CookieChoice>('portal.cookies', ['all', 'needed']);
