import { EmptyState, ErrorState, Skeleton, Stack, Link as StyledLink } from '@portal/design-system';
import { OrdersContext, ordersOf, usePortal, useSession } from '@portal/portal-client/react';
import { Suspense, use } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { Link } from '../../navigation/Link.tsx';
import { Region } from '../../page/Region.tsx';
import { LeaveGuard } from './LeaveGuard.tsx';
import * as css from './OrdersLayout.css.ts';
import { SessionEnding } from './SessionEnding.tsx';
import { Tabs } from './Tabs.tsx';
import { useAreaWatch } from './use-area-watch.ts';

/** Revalidates when a screen is shown again, at most every 2 s, and not on window focus. */
const fetching = { revalidateOnFocus: false, errorRetryCount: 3, dedupingInterval: 2000 };

const withoutAccount = /^\/(preferences|orders\/account)(\/|$)/i;

function Waiting() {
  return (
    <main className={css.waiting} aria-busy="true" aria-label="Loading orders">
      <Stack gap={3}>
        <Skeleton width="xl" />
        <Skeleton width="full" />
        <Skeleton width="full" />
      </Stack>
    </main>
  );
}

function Area({ user }: { user: string }) {
  const portal = usePortal();
  const orders = use(ordersOf(portal, user));
  useAreaWatch(orders);
  return (
    <SWRConfig value={fetching}>
      <OrdersContext value={orders}>
        <LeaveGuard />
        <SessionEnding />
        <Region name="The tabs">
          <Tabs />
        </Region>
        <Region name="This screen" safe="Your lines are stored on this device.">
          <Suspense fallback={<Waiting />}>
            <Outlet />
          </Suspense>
        </Region>
      </OrdersContext>
    </SWRConfig>
  );
}

/** NAV-06: the ordering layout. Renders nothing until the user is known. */
export function OrdersLayout() {
  const { session } = usePortal();
  const state = useSession();
  const { pathname } = useLocation();
  // Signed out: the cookie check redirects within a second (SESS-03).
  if (state.status === 'signing_in' || state.status === 'signed_out') return <Waiting />;
  if (state.status === 'unreachable') {
    return (
      <main className={css.waiting}>
        <ErrorState title="We couldn't reach the server." onRetry={() => session.set({ status: 'signing_in' })}>
          <p>Your lines are stored on this device.</p>
        </ErrorState>
      </main>
    );
  }
  const { username, authorised_accodes } = state.login.user_details;
  if (authorised_accodes.length === 0) {
    // User details and preferences need no customer account.
    if (withoutAccount.test(pathname)) return <Outlet />;
    return (
      <main className={css.waiting}>
        <EmptyState title="Your user has no customer account yet.">
          <p>You need one to order. Ask your administrator to add you.</p>
          <p>
            <StyledLink asChild>
              <Link to="/preferences">Preferences</Link>
            </StyledLink>
          </p>
        </EmptyState>
      </main>
    );
  }
  return (
    <Suspense fallback={<Waiting />}>
      <Area key={username} user={username} />
    </Suspense>
  );
}
