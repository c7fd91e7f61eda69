import { Button, Heading, SkipLink } from '@portal/design-system';
import { isImpersonating } from '@portal/domain/session';
import { lazyComponent, usePortal, useSession, useStore } from '@portal/portal-client/react';
import { MaintenanceCover, MessageList, SiteFooter } from '@portal/portal-widgets';
import { Suspense } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { config } from '../../config.ts';
import { shellMessages } from '../../messages/shell.ts';
import { NavigationEffects } from '../../navigation/NavigationEffects.tsx';
import { RouteBoundary } from '../../navigation/RouteBoundary.tsx';
import { useRouteMeta } from '../../navigation/use-route-meta.ts';
import { Region } from '../../page/Region.tsx';
import { CommandOverlays } from './CommandOverlays.tsx';
import { Header } from './Header.tsx';
import { Menu } from './Menu.tsx';
import * as css from './Shell.css.ts';
import { ThemeEffects } from './ThemeEffects.tsx';

/** SHELL-08: messages of the server. Not on /login, where the form shows them. */
function UserMessages() {
  const { messages } = usePortal();
  const shown = useStore(messages);
  const { pathname } = useLocation();
  if (shown.length === 0 || /^\/login\/?$/i.test(pathname)) return null;
  return (
    <div className={css.messages}>
      <div className={css.messageSheet}>
        <MessageList messages={shown} onDismiss={messages.dismiss} />
      </div>
    </div>
  );
}

/** NAV-17: shown in place of a route that failed. */
function UnknownError() {
  return (
    <main className={css.failed}>
      <div role="alert" className={css.errorMessage}>
        <Heading level={1}>{shellMessages.unknownError.title}</Heading>
        <p>{shellMessages.unknownError.text}</p>
      </div>
      <Button onClick={() => window.location.reload()}>{shellMessages.unknownError.reload}</Button>
    </main>
  );
}

const ImpersonationBanner = lazyComponent(async () => (await import('./ImpersonationBanner.tsx')).ImpersonationBanner);

/** The frame around every page (SHELL-01). */
export function Shell() {
  const ordering = useRouteMeta()?.layout === 'ordering';
  const { pathname } = useLocation();
  const state = useSession();
  const isInMaintenance = useStore(usePortal().maintenance);
  const isActing = state.status === 'signed_in' && isImpersonating(state.login.user_details);
  return (
    <>
      <ThemeEffects />
      <NavigationEffects />
      <SkipLink target="content" />
      <div className={ordering ? css.ordering : css.page}>
        <Region name={shellMessages.messagesRegion}>
          <UserMessages />
        </Region>
        <Region name={shellMessages.header.region}>
          <Header />
        </Region>
        {ordering ? null : (
          <Region name={shellMessages.menuRegion}>
            <Menu />
          </Region>
        )}
        <Region name={shellMessages.panelRegion}>
          <CommandOverlays />
        </Region>
        {isActing ? (
          <Region name={shellMessages.messagesRegion}>
            <Suspense fallback={null}>
              <ImpersonationBanner />
            </Suspense>
          </Region>
        ) : null}
        <div id="content" tabIndex={-1} className={css.content} />
        <RouteBoundary path={pathname} fallback={<UnknownError />}>
          <Suspense fallback={<div className={css.waiting} aria-busy="true" />}>
            <Outlet />
          </Suspense>
        </RouteBoundary>
        {ordering ? null : (
          <Region name={shellMessages.footerRegion}>
            <SiteFooter name={config.name} isSignedIn={state.status === 'signed_in'} />
          </Region>
        )}
      </div>
      {isInMaintenance ? <MaintenanceCover /> : null}
    </>
  );
}
