import type { FormProblem } from '@portal/design-system';
import type { ValidationModel } from '@portal/domain/validation';
import type { Transport } from '@portal/portal-client';
import { problemsOf, usePortal } from '@portal/portal-client/react';
import useSWRImmutable from 'swr/immutable';

/** SESS-08: what is wrong comes back to the form, by field. */
export async function changePassword(
  transport: Transport,
  old_password: string,
  new_password: string,
): Promise<readonly FormProblem[]> {
  const result = await transport.call('change-password', { old_password, new_password }, { sends: 1 });
  return result.ok ? [] : problemsOf(result);
}

/** VAL-01: the rules of the form; fetched once. The server checks them whether they came or not. */
export function usePasswordRules(): ValidationModel {
  const { transport } = usePortal();
  const { data } = useSWRImmutable('validation/get change_password', async () => {
    const model = await transport.callOrFalse('validation/get', { type: 'change_password' });
    return model === false ? {} : model;
  });
  return data ?? {};
}
