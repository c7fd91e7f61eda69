import type { Handler } from '../calls/handler.ts';
import { knownDeviceCookie } from './known-device.ts';
import { setNewPassword } from './set-new-password.ts';

/** SESS-08: sets a new password by a mailed link. The user can then sign in, even if others have used up the attempts. */
export const newPasswordSet: Handler<'newPasswordSet'> = async (request, services) => {
  const username = await setNewPassword(services, request, request.data);
  request.setCookie(knownDeviceCookie(request, services, username));
  return { data: {} };
};
