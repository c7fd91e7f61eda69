import { AppLink } from '../internal/AppLink.tsx';
import { siteFooterMessages as messages } from '../messages/site-footer.ts';
import * as css from './SiteFooter.css.ts';

const { order, find, account } = messages;
const columns = [
  {
    title: order.title,
    links: [
      [order.signIn, '/login'],
      [order.quickQuote, '/orders/quick_quote'],
      [order.orders, '/orders/tabs'],
    ],
  },
  {
    title: find.title,
    links: [
      [find.search, '/search'],
      [find.stores, '/wherebuy'],
      [find.certificates, '/testcert'],
      [find.families, '/home'],
    ],
  },
  {
    title: account.title,
    links: [
      [account.account, '/orders/account'],
      [account.preferences, '/preferences'],
      [account.password, '/changepassword'],
    ],
  },
] as const;

function Brand({ name }: { name: string }) {
  return (
    <span className={css.brand}>
      <svg
        viewBox="0 0 24 24"
        width="24"
        height="24"
        aria-hidden="true"
        fill="none"
        stroke="currentColor"
        strokeWidth="2.2"
      >
        <path d="M12 1.5 21.1 6.75v10.5L12 22.5 2.9 17.25V6.75z" strokeLinejoin="round" />
        <circle cx="12" cy="12" r="4.4" />
      </svg>
      {name}
    </span>
  );
}

export interface SiteFooterProps {
  /** The supplier's name. */
  readonly name: string;
  readonly isSignedIn: boolean;
}

/** The footer of the public pages. */
export function SiteFooter({ name, isSignedIn }: SiteFooterProps) {
  return (
    <footer className={css.footer}>
      <div className={css.inside}>
        <div>
          <Brand name={name} />
          <p className={css.words}>{messages.slogan}</p>
        </div>
        {columns.map(({ title, links }) => (
          <nav key={title} aria-label={title}>
            <h2 className={css.title}>{title}</h2>
            <ul>
              {links
                .filter(([, to]) => !isSignedIn || to !== '/login')
                .map(([label, to]) => (
                  <li key={to}>
                    <AppLink to={to} className={css.link}>
                      {label}
                    </AppLink>
                  </li>
                ))}
            </ul>
          </nav>
        ))}
        <div className={css.end}>
          <p>{messages.copyright(new Date().getFullYear(), name)}</p>
          {/* SHELL-12: a server route, which redirects to the classic site. */}
          <a href="/classic" className={css.link}>
            {messages.classic}
          </a>
        </div>
      </div>
    </footer>
  );
}
