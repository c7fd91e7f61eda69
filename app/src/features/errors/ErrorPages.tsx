import { Link as StyledLink } from '@portal/design-system';
import { usePortal, useStore } from '@portal/portal-client/react';
import { useLocation } from 'react-router-dom';
import { commonMessages } from '../../messages/common.ts';
import { errorPagesMessages } from '../../messages/error-pages.ts';
import { Link } from '../../navigation/Link.tsx';
import * as css from './ErrorPages.css.ts';

function Page({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <main className={css.page}>
      <h1 className={css.title}>{title}</h1>
      <div className={css.words}>{children}</div>
      <p className={css.links}>
        <StyledLink asChild kind="outlined">
          <Link to="/home">{commonMessages.home}</Link>
        </StyledLink>
        <StyledLink asChild kind="outlined">
          <Link to="/search">{errorPagesMessages.searchParts}</Link>
        </StyledLink>
        <StyledLink asChild kind="outlined">
          <Link to="/orders">{errorPagesMessages.orders}</Link>
        </StyledLink>
      </p>
    </main>
  );
}

/** NAV-09, NAV-12 */
export function NotFoundPage() {
  const { pathname } = useLocation();
  return (
    <Page title={errorPagesMessages.notFound.title}>
      <p>{errorPagesMessages.notFound.text(pathname === '/404' ? null : pathname)}</p>
    </Page>
  );
}

/** NAV-09, NAV-18 */
export function NotAuthorisedPage() {
  const refused = useStore(usePortal().refusedPath);
  return (
    <Page title={errorPagesMessages.notAuthorised.title}>
      <p>{errorPagesMessages.notAuthorised.text(refused)}</p>
    </Page>
  );
}

/** NAV-09, NAV-17 */
export function UnknownErrorPage() {
  return (
    <Page title={errorPagesMessages.unknownError.title}>
      <p>{errorPagesMessages.unknownError.text}</p>
    </Page>
  );
}
