import type { Handler } from '../calls/handler.ts';
import { invalidBearer } from '../calls/refusal.ts';
import { beginSession } from './begin-session.ts';
import { checkSecondFactor, loginFailed, userByPassword } from './check-sign-in.ts';
import { withBearer } from './with-bearer.ts';

/** SESS-02: signs in by name and password, plus a code if the user has two-step sign-in; or continues the session of the bearer sent. */
export const login: Handler<'login'> = async (request, services) => {
  const { username, password, code } = request.data;
  if (username !== undefined && password !== undefined) {
    const name = username.trim();
    const userId = await userByPassword(request, services, { name, password });
    const factor = await checkSecondFactor(request, services, { userId, name }, code);
    const detail = { second_factor: factor };
    const { caller, begun } = await beginSession(request, services, {
      userId,
      hasSecondFactor: factor !== null,
      detail,
    });
    return { data: await withBearer(services, caller, begun) };
  }
  const { caller, bearer } = request;
  if (bearer === null) throw loginFailed();
  if (caller === null) throw invalidBearer();
  return { data: await withBearer(services, caller, { bearer, expires: caller.expires }) };
};
