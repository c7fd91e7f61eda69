import type { Handler } from '../calls/handler.ts';
import { signedIn } from './access.ts';
import { notWhileActing } from './acting.ts';
import { isDemanded } from './demanded.ts';
import { factorOf, recoveryCodesLeft } from './second-factor.ts';

export const secondFactorGet: Handler<'secondFactorGet'> = async ({ caller }, { database, config }) => {
  const who = signedIn(caller);
  notWhileActing(who);
  const factor = await factorOf(database, who.userId);
  return {
    data: {
      since: factor?.confirmed ?? null,
      recovery_codes_left: await recoveryCodesLeft(database, who.userId),
      demanded: isDemanded(who, config),
    },
  };
};
