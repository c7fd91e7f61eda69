import type { FormProblem } from '@portal/design-system';
import { failureMessage, type Transport } from '@portal/portal-client';
import { usePortal } from '@portal/portal-client/react';
import useSWR from 'swr';

export type Software = 'mungo' | 'product';

/** SOFT-01: whether the caller may ask; asked anew for each who is signed in. */
export function useAccess(software: Software, username: string | null) {
  const { transport } = usePortal();
  return useSWR(['hdi_access/check', software, username], async () => {
    const answer = await transport.callOrFalse('hdi_access/check', { software });
    if (answer === false) throw new Error('The answer did not arrive.');
    return answer;
  });
}

/** Sends a code; answers what went wrong, or null. */
export async function requestSms(transport: Transport, software: Software): Promise<string | null> {
  const result = await transport.call('hdi_access/request-sms', { software }, { sends: 1 });
  return result.ok ? null : failureMessage(result);
}

/** A token for a code, or what is wrong with it. */
export async function requestToken(
  transport: Transport,
  software: Software,
  code: string,
): Promise<{ readonly token: string; readonly expires_at: string } | readonly FormProblem[]> {
  const result = await transport.call('hdi_access/request-token', { software, code }, { sends: 1 });
  if (result.ok) return result.data;
  const found = result.envelope?.validation_results ?? [];
  return found.length > 0 ? found : [{ field: null, message: failureMessage(result) }];
}
