import type { Handler } from '../calls/handler.ts';
import { signedIn } from './access.ts';
import { changeOwnPassword } from './change-own-password.ts';

/** SESS-08 */
export const changePassword: Handler<'changePassword'> = async (request, services) => {
  await changeOwnPassword(services, request, signedIn(request.caller), request.data);
  return { data: {} };
};
