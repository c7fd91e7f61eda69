import { endSession, useCallMutation, usePortal } from '@portal/portal-client/react';
import { ShortPage } from '@portal/portal-widgets';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { signedOutMessages } from '../../messages/signed-out.ts';

/** NAV-04: ends the session here and on the server, then confirms it. */
export function LogoutScreen() {
  const portal = usePortal();
  const navigate = useNavigate();
  const { send } = useCallMutation('logout', { sends: 1 });
  const begun = useRef(false);

  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    const go = async () => {
      // Removes the cookie whatever the server responds.
      if (portal.session.get().status !== 'signed_out') await send({});
      endSession(portal);
      navigate('/out', { replace: true });
    };
    void go();
  }, [portal, navigate, send]);

  return <ShortPage title={signedOutMessages.signingOut.title} lead={signedOutMessages.signingOut.lead} />;
}
