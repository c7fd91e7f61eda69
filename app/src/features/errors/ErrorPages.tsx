import { Link as StyledLink } from '@portal/design-system';
import { usePortal, useStore } from '@portal/portal-client/react';
import { useLocation } from 'react-router-dom';
import { Link } from '../../navigation/Link.tsx';
import * as css from './ErrorPages.css.ts';

function Page({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <main className={css.page}>
      <h1 className={css.title}>{title}</h1>
      <div className={css.words}>{children}</div>
      <p className={css.links}>
        <StyledLink asChild kind="outlined">
          <Link to="/home">Home</Link>
        </StyledLink>
        <StyledLink asChild kind="outlined">
          <Link to="/search">Search parts</Link>
        </StyledLink>
        <StyledLink asChild kind="outlined">
          <Link to="/orders">Orders</Link>
        </StyledLink>
      </p>
    </main>
  );
}

/** NAV-09, NAV-12 */
export function NotFoundPage() {
  const { pathname } = useLocation();
  return (
    <Page title="Page not found">
      <p>{pathname === '/404' ? 'There is no page at this address.' : `There is no page at ${pathname}.`}</p>
    </Page>
  );
}

/** NAV-09, NAV-18 */
export function NotAuthorisedPage() {
  const refused = useStore(usePortal().refusedPath);
  return (
    <Page title="You don’t have access">
      <p>Your user can’t open {refused ?? 'this page'}. Ask your administrator for access.</p>
    </Page>
  );
}

/** NAV-09, NAV-17 */
export function UnknownErrorPage() {
  return (
    <Page title="Something went wrong">
      <p>We have been notified. Your order lines are stored on this device until the server has them.</p>
    </Page>
  );
}
