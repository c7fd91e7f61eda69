import type { Handler } from '../calls/handler.ts';
import { requestNewPassword } from './mail-new-password.ts';

/** SESS-08: the response is the same for an unknown name. */
export const newPasswordRequest: Handler<'newPasswordRequest'> = async (request, services) => {
  await requestNewPassword(services, request, request.data.username, services.clock.now());
  return { data: {} };
};
