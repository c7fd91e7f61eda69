import { useSession } from '@portal/portal-client/react';
import { config } from '../../config.ts';
import { Link } from '../../navigation/Link.tsx';
import { Brand } from './Brand.tsx';
import * as css from './Footer.css.ts';

const columns = [
  {
    title: 'Order',
    links: [
      ['Sign in', '/login'],
      ['Quick quote', '/orders/quick_quote'],
      ['Your orders', '/orders/tabs'],
    ],
  },
  {
    title: 'Find',
    links: [
      ['Search parts', '/search'],
      ['Where to buy', '/wherebuy'],
      ['Test certificates', '/testcert'],
      ['Product families', '/home'],
    ],
  },
  {
    title: 'Your account',
    links: [
      ['Account', '/orders/account'],
      ['Preferences', '/preferences'],
      ['Change password', '/changepassword'],
    ],
  },
] as const;

/** The foot of the public pages. */
export function Footer() {
  const isIn = useSession().status === 'signed_in';
  return (
    <footer className={css.footer}>
      <div className={css.inside}>
        <div>
          <Brand />
          <p className={css.words}>Trade fasteners, by the line and by the pallet.</p>
        </div>
        {columns.map(({ title, links }) => (
          <nav key={title} aria-label={title}>
            <h2 className={css.title}>{title}</h2>
            <ul>
              {links
                .filter(([, to]) => !isIn || to !== '/login')
                .map(([label, to]) => (
                  <li key={to}>
                    <Link to={to} className={css.link}>
                      {label}
                    </Link>
                  </li>
                ))}
            </ul>
          </nav>
        ))}
        <div className={css.end}>
          <p>
            © {new Date().getFullYear()} {config.name}
          </p>
          {/* SHELL-12: the server knows where it is, so this leaves the app. */}
          <a href="/classic" className={css.link}>
            Classic version of this site
          </a>
        </div>
      </div>
    </footer>
  );
}
