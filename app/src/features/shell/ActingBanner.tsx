import { Banner, Button } from '@portal/design-system';
import { usePortal, useSession } from '@portal/portal-client/react';
import { useState } from 'react';
import { stopActing } from './data/stop-acting.ts';

/** SHELL-04: whom one acts as, on every page, with the way back. */
export function ActingBanner() {
  const portal = usePortal();
  const state = useSession();
  const [busy, setBusy] = useState(false);
  if (state.status !== 'signed_in') return null;
  const { firstname, lastname, username } = state.login.user_details;
  return (
    <Banner
      tone="warning"
      role="status"
      title={`You act as ${`${firstname} ${lastname}`.trim() || username} (${username}).`}
      actions={
        <Button
          kind="text"
          loading={busy}
          onClick={() => {
            setBusy(true);
            void stopActing(portal).finally(() => setBusy(false));
          }}
        >
          Back to yourself
        </Button>
      }
    >
      What you do is done for them, and your name is on it.
    </Banner>
  );
}
