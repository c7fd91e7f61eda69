import { Banner, Button } from '@portal/design-system';
import { useCallMutation, usePortal, useSession } from '@portal/portal-client/react';
import { impersonationBannerMessages } from '../../messages/impersonation-banner.ts';

/** SHELL-04: shown on every page while impersonating, with a button to stop. */
export function ImpersonationBanner() {
  const { bearer, messages } = usePortal();
  const state = useSession();
  const { send, pending } = useCallMutation('impersonation/stop', { sends: 1 });
  if (state.status !== 'signed_in') return null;
  /** SESS-09: returns to the user's own session with a reload. If that session has ended, to the login page. */
  const stop = async () => {
    const outcome = await send({});
    if (!outcome.ok) {
      // If the session has ended, the login page is already shown.
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
      title={impersonationBannerMessages.title(`${firstname} ${lastname}`.trim() || username, username)}
      actions={
        <Button kind="text" loading={pending} onClick={() => void stop()}>
          {impersonationBannerMessages.stop}
        </Button>
      }
    >
      {impersonationBannerMessages.explanation}
    </Banner>
  );
}
