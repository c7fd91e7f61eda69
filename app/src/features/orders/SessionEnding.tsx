import { Banner, Button } from '@portal/design-system';
import { clockTime } from '@portal/domain/format';
import { usePortal, useSession } from '@portal/portal-client/react';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { ordersMessages } from '../../messages/orders.ts';

/** How long before the session's end the warning appears, in ms. */
const notice = 15 * 60_000;
/** The longest delay of a browser timer, in ms. */
const longestTimer = 2 ** 31 - 1;

/** Warns before the session ends. Uses the lifetime that the server gave, so that a wrong clock does no harm. */
export function SessionEnding() {
  const state = useSession();
  const { bearer } = usePortal();
  const navigate = useNavigate();
  const login = state.status === 'signed_in' ? state.login : null;
  const [endsAt, setEndsAt] = useState<number | null>(null);

  useEffect(() => {
    setEndsAt(null);
    if (!login) return;
    const end = Date.now() + login.expires_in_milliseconds;
    const wait = Math.min(longestTimer, Math.max(0, login.expires_in_milliseconds - notice));
    const timer = setTimeout(() => setEndsAt(end), wait);
    return () => clearTimeout(timer);
  }, [login]);

  if (endsAt === null) return null;
  const again = () => {
    bearer.clear();
    navigate('/login');
  };
  return (
    <Banner
      tone="warning"
      role="status"
      title={ordersMessages.sessionEnding.title(clockTime(endsAt))}
      actions={<Button onClick={again}>{ordersMessages.sessionEnding.signIn}</Button>}
      onDismiss={() => setEndsAt(null)}
    >
      {ordersMessages.sessionEnding.text}
    </Banner>
  );
}
