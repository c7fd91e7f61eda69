import { Banner, Button } from '@portal/design-system';
import { useCallMutation, usePortal, useSession } from '@portal/portal-client/react';

/** SHELL-04: whom one acts as, on every page, with the way back. */
export function ActingBanner() {
  const { bearer, messages } = usePortal();
  const state = useSession();
  const { send, pending } = useCallMutation('impersonation/stop', { sends: 1 });
  if (state.status !== 'signed_in') return null;
  /** SESS-09: back to one's own session, on a fresh page. Where that session is over, to the sign-in. */
  const stop = async () => {
    const outcome = await send({});
    if (!outcome.ok) {
      // A session that is over has led to the sign-in already.
      if (outcome.error.envelope?.action !== 'invalid_bearer') messages.show(outcome.error.message, 'warning');
      return;
    }
    const { bearer_token, expires_in_milliseconds, user_details } = outcome.data;
    bearer.write(bearer_token, expires_in_milliseconds, user_details.username);
    window.location.assign('/orders/account');
  };
  const { firstname, lastname, username } = state.login.user_details;
  return (
    <Banner
      tone="warning"
      role="status"
      title={`You act as ${`${firstname} ${lastname}`.trim() || username} (${username}).`}
      actions={
        <Button kind="text" loading={pending} onClick={() => void stop()}>
          Back to yourself
        </Button>
      }
    >
      What you do is done for them, and your name is on it.
    </Banner>
  );
}
