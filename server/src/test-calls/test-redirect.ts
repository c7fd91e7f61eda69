import type { Handler } from '../calls/handler.ts';

/** CALL-10: a whole address, as one of another part of the supplier's site would be. */
export const testRedirect: Handler<'testRedirect'> = async ({ origin }) => ({
  data: {},
  action: 'redirect_to',
  redirect_to: `${origin}/home`,
});
