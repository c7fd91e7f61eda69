import type { Handler } from '../calls/handler.ts';
import { signedIn } from './access.ts';
import { lifeLeft } from './life.ts';

export const loginValidate: Handler<'loginValidate'> = async ({ caller }, { clock }) => {
  const { expires } = signedIn(caller);
  return {
    data: {
      valid: true,
      expires_at: expires.toISOString(),
      expires_in_milliseconds: lifeLeft(expires, clock),
    },
  };
};
