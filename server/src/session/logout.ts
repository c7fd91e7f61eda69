import type { Handler } from '../calls/handler.ts';
import { signedIn } from './access.ts';
import { bindCookie } from './cookie.ts';

/** Ends the session on every process, and takes its partner cookie away. */
export const logout: Handler<'logout'> = async ({ caller, secure, setCookie }, { sessions }) => {
  await sessions.end(signedIn(caller).sessionId);
  setCookie(bindCookie('', secure, 0));
  return { data: {} };
};
