import { usePortal } from '@portal/portal-client/react';
import { Navigate, useSearchParams } from 'react-router-dom';
import { returnTarget } from './safe-return.ts';

const usual = '/orders';

/** NAV-04, SESS-10: after sign-in, goes to the address's or the stored location, otherwise to the orders. */
export function LandingScreen() {
  const { afterLogin } = usePortal();
  const [query] = useSearchParams();
  return <Navigate to={returnTarget(query, afterLogin.take() ?? usual)} replace />;
}
