import { failureMessage } from '@portal/portal-client';
import type { Portal } from '@portal/portal-client/react';

/** SESS-09: back to oneself, on a fresh page. Where that session is over, to the sign-in. */
export async function stopActing({ transport, bearer, messages }: Portal): Promise<void> {
  const result = await transport.call('impersonation/stop', {}, { sends: 1 });
  if (!result.ok) {
    // A session that is over has led to the sign-in already.
    if (result.envelope?.action !== 'invalid_bearer') messages.show(failureMessage(result), 'warning');
    return;
  }
  const { bearer_token, expires_in_milliseconds, user_details } = result.data;
  bearer.write(bearer_token, expires_in_milliseconds, user_details.username);
  window.location.assign('/orders/account');
}
