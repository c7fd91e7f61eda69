import { mayPublish } from '@portal/domain/hive';
import { isStaff, userKind } from '@portal/domain/session';
import { lazyComponent, useSession } from '@portal/portal-client/react';
import { Suspense } from 'react';
import { Navigate } from 'react-router-dom';
import { config } from '../../config.ts';
import { Region } from '../../page/Region.tsx';
import * as css from './HiveScreen.css.ts';
import { useStockListLater } from './use-stock-list.ts';

// Of its own: what the editor needs would else be named in the first file of every page.
const Editor = lazyComponent(async () => (await import('./Editor.tsx')).Editor);

/** HIVE-15, NAV-08: the page builder, for staff. */
export function HiveScreen() {
  const session = useSession();
  useStockListLater();
  const waiting = <div className={css.screen} aria-busy="true" />;
  if (session.status !== 'signed_in') return waiting;
  const user = session.login.user_details;
  if (!isStaff(user, config.product)) return <Navigate to="/not_authorised" replace />;
  return (
    <Region name="The page builder" safe="What was not saved is kept on this device.">
      <Suspense fallback={waiting}>
        <Editor mayPublish={mayPublish(userKind(user, config.product))} />
      </Suspense>
    </Region>
  );
}
