import { endSession, usePortal } from '@portal/portal-client/react';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { ShortPage } from '../../page/ShortPage.tsx';
import { signOut } from './data/sign-out.ts';

/** NAV-04: ends the session here and on the server, then shows that it has ended. */
export function LogoutScreen() {
  const portal = usePortal();
  const navigate = useNavigate();
  const begun = useRef(false);

  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    const go = async () => {
      if (portal.session.get().status !== 'signed_out') await signOut(portal.transport);
      endSession(portal);
      navigate('/out', { replace: true });
    };
    void go();
  }, [portal, navigate]);

  return <ShortPage title="Signing out" lead="One moment." />;
}
