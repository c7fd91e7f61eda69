import { randomInt } from 'node:crypto';
import type { ValidatedRequest } from '../calls/handler.ts';
import { Refusal } from '../calls/refusal.ts';
import { sessionMessages } from '../messages/session.ts';
import { softwareMessages } from '../messages/software.ts';
import type { Services } from '../services.ts';
import type { Caller } from '../session/caller.ts';
import { attemptOf } from '../session/known-device.ts';
import { takeAttempt } from '../session/login-limit.ts';
import { supplierName } from '../supplier/supplier.ts';
import { codeLife, insertCode } from './code.ts';
import { mayHave } from './may-have.ts';

/**
 * SOFT-01: sends a user a code by SMS, at most five within 15 minutes, and returns the number it went to. The previous code becomes
 * invalid. Throws a refusal if the user may not have the software, during a pause, or if the message was not sent.
 */
export async function sendSoftwareCode(
  services: Services,
  request: Pick<ValidatedRequest, 'address' | 'devices' | 'log'>,
  who: Caller,
  software: string,
): Promise<string> {
  const { database, clock, sms, config } = services;
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
  return found.mobile;
}
