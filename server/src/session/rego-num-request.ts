import type { Handler } from '../calls/handler.ts';
import { takeAttempt } from './login-limit.ts';
import { checkApplicant, mailRegistrationNumber } from './registration-number.ts';

/** SESS-08: requests a registration number for an account. The response is the same for an unknown account. */
export const regoNumRequest: Handler<'regoNumRequest'> = async (request, services) => {
  const { database, clock, backgroundTasks } = services;
  const applicant = request.data;
  checkApplicant(applicant);
  const now = clock.now();
  const attempt = { name: `registration:${applicant.accode}`, address: request.address, device: null };
  await takeAttempt(database, attempt, now);
  backgroundTasks.run('registration number', () => mailRegistrationNumber(services, request, applicant, now));
  return { data: {} };
};
