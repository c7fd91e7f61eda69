import { EmptyState, ErrorState, Skeleton, Stack, Link as StyledLink } from '@portal/design-system';
import { OrdersContext, ordersOf, usePortal, useSession } from '@portal/portal-client/react';
import { Suspense, use } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { ordersMessages } from '../../messages/orders.ts';
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
    <main className={css.waiting} aria-busy="true" aria-label={ordersMessages.loading}>
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
        <Region name={ordersMessages.tabsRegion}>
          <Tabs />
        </Region>
        <Region name={ordersMessages.screenRegion} safe={ordersMessages.screenSafe}>
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
        <ErrorState title={ordersMessages.unreachable} onRetry={() => session.set({ status: 'signing_in' })}>
          <p>{ordersMessages.unreachableHint}</p>
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
        <EmptyState title={ordersMessages.noAccount.title}>
          <p>{ordersMessages.noAccount.text}</p>
          <p>
            <StyledLink asChild>
              <Link to="/preferences">{ordersMessages.noAccount.preferences}</Link>
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
