import type { FormProblem } from '@portal/design-system';
import type { Transport } from '@portal/portal-client';
import { problemsOf } from '@portal/portal-client/react';

export interface Registrant {
  readonly accode: string;
  readonly firstname: string;
  readonly lastname: string;
  readonly email: string;
  readonly mobile: string;
}

export interface Registration {
  readonly accode: string;
  readonly rego_num: string;
  readonly username: string;
  readonly new_password: string;
}

/** SESS-08: asks for a registration number. */
export async function requestNumber(transport: Transport, given: Registrant): Promise<readonly FormProblem[]> {
  const result = await transport.call('rego-num/request', given, { sends: 1 });
  return result.ok ? [] : problemsOf(result);
}

/** SESS-08: makes a user with one. */
export async function submitNumber(transport: Transport, given: Registration): Promise<readonly FormProblem[]> {
  const result = await transport.call('rego-num/submit', given, { sends: 1 });
  return result.ok ? [] : problemsOf(result);
}
