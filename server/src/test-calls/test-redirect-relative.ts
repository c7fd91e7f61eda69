import type { Handler } from '../calls/handler.ts';

/** CALL-10: redirects to a relative address. */
export const testRedirectRelative: Handler<'testRedirectRelative'> = async () => ({
  data: {},
  action: 'redirect_to',
  redirect_to: '/home',
});
