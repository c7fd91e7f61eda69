import { Navigate } from 'react-router-dom';
import { takeAfterLoginTarget } from '../../navigation/after-login.ts';

/** NAV-04, SESS-10: signed in already, on to where the user was last sent from. */
export function LandingScreen() {
  return <Navigate to={takeAfterLoginTarget()} replace />;
}
