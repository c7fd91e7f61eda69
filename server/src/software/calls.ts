import type { Handler } from '../calls/handler.ts';
import { masked, mayHave } from './may-have.ts';

/** SOFT-01 */
export const hdiAccessCheck: Handler<'hdiAccessCheck'> = async ({ caller }, { database }) => {
  const found = await mayHave(database, caller);
  return {
    data: found.access
      ? { access: true, reason: null, mobile: masked(found.mobile) }
      : { access: false, reason: found.reason, mobile: null },
  };
};

export { hdiAccessRequestSms } from './hdi-access-request-sms.ts';
export { hdiAccessRequestToken } from './hdi-access-request-token.ts';
