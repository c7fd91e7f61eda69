import type { Handler } from '../calls/handler.ts';
import { registerUser } from './register-user.ts';

/** SESS-08 */
export const regoNumSubmit: Handler<'regoNumSubmit'> = async (request, services) => {
  await registerUser(services, request, request.data, services.clock.now());
  return { data: { username: request.data.username } };
};
