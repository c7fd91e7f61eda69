import { randomInt } from 'node:crypto';
import type { Handler } from '../calls/handler.ts';
import { Refusal } from '../calls/refusal.ts';
import { sessionMessages } from '../messages/session.ts';
import { softwareMessages } from '../messages/software.ts';
import { signedIn } from '../session/access.ts';
import { notWhileActing } from '../session/acting.ts';
import { attemptOf } from '../session/known-device.ts';
import { takeAttempt } from '../session/login-limit.ts';
import { supplierName } from '../supplier/supplier.ts';
import { codeLife, insertCode } from './code.ts';
import { masked, mayHave } from './may-have.ts';

/** SOFT-01: sends a code by SMS, at most five within 15 minutes. The previous code becomes invalid. */
export const hdiAccessRequestSms: Handler<'hdiAccessRequestSms'> = async (request, services) => {
  const { database, clock, sms, config } = services;
  const who = signedIn(request.caller);
  notWhileActing(who);
  const { software } = request.data;
  const found = await mayHave(database, who);
  if (!found.access) throw new Refusal('not_allowed', { user_message: sessionMessages.notAllowed });
  const now = clock.now();
  await takeAttempt(database, attemptOf(request, services, who.username, `sms:${who.userId}`), now);
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  await insertCode(database, { userId: who.userId, software, code }, now);
  try {
    const text = softwareMessages.sms(code, supplierName(config), codeLife / 60_000);
    await sms.send({ to: found.mobile, text });
  } catch (error) {
    request.log.error({ err: error }, 'sending a text message failed');
    throw new Refusal('sms_not_sent', { user_message: softwareMessages.smsNotSent });
  }
  return { data: { mobile: masked(found.mobile), good_for_milliseconds: codeLife } };
};
