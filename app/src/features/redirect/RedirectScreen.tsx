import { Heading, Link as StyledLink } from '@portal/design-system';
import { Navigate, useParams, useSearchParams } from 'react-router-dom';
import { internalTarget } from '../../navigation/internal-target.ts';
import { Link } from '../../navigation/Link.tsx';
import { pathOf } from '../../navigation/named-routes.ts';
import * as css from './RedirectScreen.css.ts';

/**
 * NAV-09, NAV-19: on to a path of ours, or to a route by its name (its parameters in the query). Where an address elsewhere is allowed
 * the server has led there already. A name that is none throws, which is reported (NAV-17).
 */
export function RedirectScreen() {
  const target = useParams()['*'] ?? '';
  const [query] = useSearchParams();
  const inside = internalTarget(target, window.location.origin);
  if (inside !== null) return <Navigate to={inside} replace />;
  if (!/[:/\\]/.test(target)) return <Navigate to={pathOf(target, Object.fromEntries(query))} replace />;
  return (
    <main className={css.page}>
      <Heading level={1}>This address is not followed.</Heading>
      <p className={css.words}>It leads away from the portal, to a place that is not on its list: {target}</p>
      <StyledLink asChild kind="outlined">
        <Link to="/home">Home</Link>
      </StyledLink>
    </main>
  );
}
