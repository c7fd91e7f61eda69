import { Icon, Kbd, StatusIcon } from '@portal/design-system';
import { Keyboard, ShoppingCart } from '@portal/design-system/icons';
import { lazy, Suspense } from 'react';
import { tourTargets } from '../guided-tour/tour-targets.ts';
import { NavLink } from '../internal/NavLink.tsx';
import { siteHeaderMessages as messages } from '../messages/site-header.ts';
import { HeaderSearch } from './HeaderSearch.tsx';
import { Person } from './Person.tsx';
import * as css from './SiteHeader.css.ts';
import type { SiteHeaderProps } from './SiteHeader.props.ts';

/** Loaded once a person is known: visitors need no menus. */
const AccountMenu = lazy(async () => ({ default: (await import('./AccountMenu.tsx')).AccountMenu }));

/** The portal's own icon with the supplier's name, for suppliers without a logo. */
function OwnBrand({ name }: { name: string }) {
  return (
    <>
      <svg
        width="20"
        height="20"
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth="2.2"
        aria-hidden="true"
      >
        <path d="M12 1.5 21.1 6.75v10.5L12 22.5 2.9 17.25V6.75z" strokeLinejoin="round" />
        <circle cx="12" cy="12" r="4.4" />
      </svg>
      <span className={css.wide}>{name}</span>
    </>
  );
}

/** SHELL-01: brand, search, unsent changes, the cart, the person and their account. */
export function SiteHeader(props: SiteHeaderProps) {
  const { brand, logo, homeHref, person, loginHref, sync, connected, cart, onCommands, onNavigate } = props;
  return (
    <header id={tourTargets.find} className={css.top}>
      <NavLink href={homeHref} className={css.brand} label={brand} onNavigate={onNavigate}>
        {logo ? <img src={logo} alt="" className={css.logo} /> : <OwnBrand name={brand} />}
      </NavLink>
      <HeaderSearch {...props} />
      <button
        type="button"
        className={css.commands}
        aria-label={messages.commands}
        aria-keyshortcuts="Control+K"
        onClick={onCommands}
      >
        <Icon icon={Keyboard} />
        <Kbd>Ctrl K</Kbd>
      </button>
      <div className={css.right}>
        {/* Always rendered, because a live region must exist before its text to be announced. */}
        <span role="status" className={css.connection}>
          {connected ? null : (
            <>
              <StatusIcon kind="ring" />
              {messages.offline}
            </>
          )}
        </span>
        {sync === null ? null : (
          <span role="status" className={css.sync}>
            <StatusIcon kind="dot" />
            {sync}
          </span>
        )}
        {cart === null ? null : (
          <NavLink
            href={cart.href}
            className={cart.total === '' ? css.cartToCome : css.cart}
            label={messages.cart(cart.total)}
            onNavigate={onNavigate}
          >
            <Icon icon={ShoppingCart} />
            <span className={css.wide}>{cart.total}</span>
          </NavLink>
        )}
        {person === null ? (
          loginHref === null ? (
            // Placeholder for the person or the sign-in link.
            <span className={css.who} />
          ) : (
            <NavLink href={loginHref} className={css.signIn} onNavigate={onNavigate}>
              {messages.signIn}
            </NavLink>
          )
        ) : (
          <Suspense
            fallback={
              <span className={css.who}>
                <Person person={person} />
              </span>
            }
          >
            <AccountMenu {...props} person={person} />
          </Suspense>
        )}
      </div>
    </header>
  );
}
