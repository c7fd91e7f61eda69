import type { Handler } from '../calls/handler.ts';
import { requestRegistrationNumber } from './registration-number.ts';

/** SESS-08: requests a registration number for an account. The response is the same for an unknown account. */
export const regoNumRequest: Handler<'regoNumRequest'> = async (request, services) => {
  await requestRegistrationNumber(services, request, request.data, services.clock.now());
  return { data: {} };
};
