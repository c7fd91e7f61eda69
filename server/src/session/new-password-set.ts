import type { Handler } from '../calls/handler.ts';
import { knownDeviceCookie } from './known-device.ts';
import { setNewPassword } from './set-new-password.ts';

/** SESS-08: from here the user may sign in whatever strangers have tried. */
export const newPasswordSet: Handler<'newPasswordSet'> = async (request, services) => {
  const username = await setNewPassword(services, request, request.data);
  request.setCookie(knownDeviceCookie(request, services, username));
  return { data: {} };
};
