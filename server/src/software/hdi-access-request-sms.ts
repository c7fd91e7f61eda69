import type { Handler } from '../calls/handler.ts';
import { signedIn } from '../session/access.ts';
import { notWhileActing } from '../session/acting.ts';
import { codeLife } from './code.ts';
import { masked } from './may-have.ts';
import { sendSoftwareCode } from './send-code.ts';

/** SOFT-01 */
export const hdiAccessRequestSms: Handler<'hdiAccessRequestSms'> = async (request, services) => {
  const who = signedIn(request.caller);
  notWhileActing(who);
  const mobile = await sendSoftwareCode(services, request, who, request.data.software);
  return { data: { mobile: masked(mobile), good_for_milliseconds: codeLife } };
};
