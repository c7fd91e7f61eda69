import type { Handler } from '../calls/handler.ts';

/** CALL-10: redirects to a relative address. */
export const testRedirectRelative: Handler<'testRedirectRelative'> = async () => ({
  data: {},
  action: 'redirect_to',
  redirect_to: '/home',
});

/** CALL-10: redirects to an absolute address, as to another part of the supplier's site. */
export const testRedirect: Handler<'testRedirect'> = async ({ origin }) => ({
  data: {},
  action: 'redirect_to',
  redirect_to: `${origin}/home`,
});

export { testAnswer } from './test-answer.ts';
