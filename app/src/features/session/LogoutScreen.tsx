import { endSession, useCallMutation, usePortal } from '@portal/portal-client/react';
import { ShortPage } from '@portal/portal-widgets';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';

/** NAV-04: ends the session here and on the server, then shows that it has ended. */
export function LogoutScreen() {
  const portal = usePortal();
  const navigate = useNavigate();
  const { send } = useCallMutation('logout', { sends: 1 });
  const begun = useRef(false);

  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    const go = async () => {
      // The cookie goes whatever the server says.
      if (portal.session.get().status !== 'signed_out') await send({});
      endSession(portal);
      navigate('/out', { replace: true });
    };
    void go();
  }, [portal, navigate, send]);

  return <ShortPage title="Signing out" lead="One moment." />;
}
