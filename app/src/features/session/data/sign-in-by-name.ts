import type { FormProblem } from '@portal/design-system';
import type { LoginReply } from '@portal/domain/session';
import type { Transport } from '@portal/portal-client';
import { problemsOf } from '@portal/portal-client/react';

export interface NameAndPassword {
  readonly username: string;
  readonly password: string;
}

/**
 * SESS-02: by name and password, and by a code where the server asks for one. What is wrong comes back to the form (SESS-08) and is not
 * shown a second time as a popup.
 */
export async function signInByName(
  transport: Transport,
  given: NameAndPassword & { readonly code?: string },
): Promise<LoginReply | 'code_needed' | readonly FormProblem[]> {
  const result = await transport.call('login', given, { sends: 1 });
  if (result.ok) return result.data;
  return result.envelope?.error === 'second_factor_needed' ? 'code_needed' : problemsOf(result);
}
