import { Heading, Inline, Link as StyledLink } from '@portal/design-system';
import { Navigate, useLocation, useParams, useSearchParams } from 'react-router-dom';
import { commonMessages } from '../../messages/common.ts';
import { redirectMessages } from '../../messages/redirect.tsx';
import { internalTarget } from '../../navigation/follow-redirect.ts';
import { Link } from '../../navigation/Link.tsx';
import { pathOf } from '../../navigation/named-routes.ts';
import { listedTarget } from './listed-target.ts';
import * as css from './RedirectScreen.css.ts';

/**
 * NAV-09, NAV-19: redirects to an internal path, or to a route by name (parameters in the query). An external address is
 * shown before anybody goes there, and only if its host is on the operator's list. An unknown name throws, which is reported
 * (NAV-17).
 */
export function RedirectScreen() {
  const target = useParams()['*'] ?? '';
  const [query] = useSearchParams();
  const { search } = useLocation();
  const inside = internalTarget(target, window.location.origin);
  if (inside !== null) return <Navigate to={inside} replace />;
  if (!/[:/\\]/.test(target)) return <Navigate to={pathOf(target, Object.fromEntries(query))} replace />;
  const outside = listedTarget(target, search, document);
  const home = (
    <StyledLink asChild kind="outlined">
      <Link to="/home">{commonMessages.home}</Link>
    </StyledLink>
  );
  if (outside === null) {
    return (
      <main className={css.page}>
        <Heading level={1}>{redirectMessages.blocked}</Heading>
        <p className={css.words}>{redirectMessages.blockedHint(target)}</p>
        {home}
      </main>
    );
  }
  return (
    <main className={css.page}>
      <Heading level={1}>{redirectMessages.leaving}</Heading>
      <p className={css.words}>
        {redirectMessages.leavingHint(<strong className={css.host}>{outside.host}</strong>, outside.href)}
      </p>
      <Inline gap={3} wrap>
        <StyledLink kind="filled" href={outside.href} rel="noreferrer">
          {redirectMessages.goTo(outside.host)}
        </StyledLink>
        {home}
      </Inline>
    </main>
  );
}
