import { Button, Heading, SkipLink } from '@portal/design-system';
import { isImpersonating } from '@portal/domain/session';
import { lazyComponent, usePortal, useSession, useStore } from '@portal/portal-client/react';
import { MaintenanceCover, MessageList, SiteFooter } from '@portal/portal-widgets';
import { Suspense } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { config } from '../../config.ts';
import { NavigationEffects } from '../../navigation/NavigationEffects.tsx';
import { RouteBoundary } from '../../navigation/RouteBoundary.tsx';
import { useRouteMeta } from '../../navigation/use-route-meta.ts';
import { Region } from '../../page/Region.tsx';
import { CommandOverlays } from './CommandOverlays.tsx';
import { Header } from './Header.tsx';
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
        <Heading level={1}>Something went wrong.</Heading>
        <p>It has been reported. Lines of your orders are kept on this device until the server has them.</p>
      </div>
      <Button onClick={() => window.location.reload()}>Load the page again</Button>
    </main>
  );
}

const ActingBanner = lazyComponent(async () => (await import('./ActingBanner.tsx')).ActingBanner);

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
        <Region name="The header">
          <Header />
        </Region>
        <Region name="This panel">
          <CommandOverlays />
        </Region>
        <Region name="The messages">
          <UserMessages />
          {isActing ? (
            <Suspense fallback={null}>
              <ActingBanner />
            </Suspense>
          ) : null}
        </Region>
        <div id="content" tabIndex={-1} />
        <RouteBoundary path={pathname} fallback={<UnknownError />}>
          <Suspense fallback={<div className={css.waiting} aria-busy="true" />}>
            <Outlet />
          </Suspense>
        </RouteBoundary>
        {ordering ? null : (
          <Region name="The footer">
            <SiteFooter name={config.name} isSignedIn={state.status === 'signed_in'} />
          </Region>
        )}
      </div>
      {isInMaintenance ? <MaintenanceCover /> : null}
    </>
  );
}
