import type { LoginReply } from '@portal/domain/session';
import type { Services } from '../services.ts';
import type { Caller } from './caller.ts';
import { isDemanded } from './demanded.ts';
import { loginDetails } from './details.ts';
import { lifeLeft } from './life.ts';

interface Bearer {
  readonly bearer: string;
  readonly expires: Date;
}

/** SESS-02: the full login response: user details and the bearer to use from now on. */
export async function withBearer(
  { database, clock, config }: Pick<Services, 'database' | 'clock' | 'config'>,
  caller: Caller,
  { bearer, expires }: Bearer,
): Promise<LoginReply> {
  const details = await loginDetails(database, caller, config.product);
  return {
    ...details,
    ...(isDemanded(caller, config) ? { second_factor_demanded: true as const } : {}),
    bearer_token: bearer,
    expires_at: expires.toISOString(),
    expires_in_milliseconds: lifeLeft(expires, clock),
  };
}
