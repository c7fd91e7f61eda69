import { validateModel, validationModels } from '@portal/domain/validation';
import type { Handler } from '../calls/handler.ts';
import { invalidFields } from '../calls/refusal.ts';
import { takeAttempt } from './login-limit.ts';
import { mailRegistrationNumber } from './registration-number.ts';

/** SESS-08: requests a registration number for an account. The response is the same for an unknown account. */
export const regoNumRequest: Handler<'regoNumRequest'> = async (request, services) => {
  const { database, clock, backgroundTasks } = services;
  const applicant = request.data;
  const { rego_num: _, username: __, new_password: ___, ...model } = validationModels.registration;
  const wrong = Object.entries(validateModel(model, applicant));
  if (wrong.length > 0) {
    throw invalidFields(wrong.map(([field, [message = '']]) => ({ field, message })));
  }
  const now = clock.now();
  const attempt = { name: `registration:${applicant.accode}`, address: request.address, device: null };
  await takeAttempt(database, attempt, now);
  backgroundTasks.run('registration number', () => mailRegistrationNumber(services, request, applicant, now));
  return { data: {} };
};
