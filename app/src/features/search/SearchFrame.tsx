import { Outlet, useLocation, useParams } from 'react-router-dom';
import { searchMessages } from '../../messages/search.ts';
import { Link } from '../../navigation/Link.tsx';
import * as css from './SearchFrame.css.ts';

const tabs = [
  { path: '/search', label: searchMessages.parts },
  { path: '/wherebuy', label: searchMessages.whereToBuy },
  { path: '/testcert', label: searchMessages.certificates },
] as const;

/** NAV-05, NAV-07: the search results view, with tabs for parts, where to buy and certificates. The term stays when the tab changes. */
export function SearchFrame() {
  const { needle = '' } = useParams();
  const { pathname } = useLocation();
  const rest = needle === '' ? '' : `/${encodeURIComponent(needle)}`;
  const here = pathname.toLowerCase();
  return (
    <>
      <nav aria-label={searchMessages.navigation} className={css.tabs}>
        {tabs.map(({ path, label }) => {
          const current = here === path || here.startsWith(`${path}/`);
          return (
            <Link key={path} to={`${path}${rest}`} aria-current={current ? 'page' : undefined} className={css.tab}>
              {label}
            </Link>
          );
        })}
        {needle !== '' && here.startsWith('/search/') ? (
          <Link to={`/orders/quick_quote/${encodeURIComponent(needle)}`} className={css.carry}>
            {searchMessages.quickQuote(needle)}
          </Link>
        ) : null}
      </nav>
      <Outlet />
    </>
  );
}
