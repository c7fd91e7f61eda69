import { Button } from '@portal/design-system';
import { cookieChoice, lazyComponent, useSession } from '@portal/portal-client/react';
import { PromptBar } from '@portal/portal-widgets';
import { Suspense, useState } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router-dom';
import { tourMemory } from './tour-memory.ts';

const Tour = lazyComponent(async () => (await import('./Tour.tsx')).Tour);

const hash = '#tour';
const ordering = /^\/orders(\/|$)/i;

/** SHELL-07: offered on the ordering screens until it is taken or declined; `#tour` begins it anew at any time. */
export function TourDoor() {
  const location = useLocation();
  const navigate = useNavigate();
  const isSignedIn = useSession().status === 'signed_in';
  const [isOver, setIsOver] = useState(() => tourMemory.read() !== null);
  const isOrdering = ordering.test(location.pathname);
  const { pathname, search } = location;
  const end = () => {
    tourMemory.keep('over');
    setIsOver(true);
    if (location.hash === hash) navigate({ pathname, search }, { replace: true });
  };

  if (location.hash === hash) {
    if (!isOrdering) return <Navigate to={`/orders${hash}`} replace />;
    return isSignedIn ? (
      <Suspense fallback={null}>
        <Tour onEnd={end} />
      </Suspense>
    ) : null;
  }
  // One question at a time.
  if (isOver || !isSignedIn || !isOrdering || cookieChoice.read() === null) return null;
  return (
    <PromptBar
      label="Guided tour"
      actions={
        <>
          <Button onClick={end}>No, thank you</Button>
          <Button onClick={() => navigate({ pathname, search, hash })}>Show me around</Button>
        </>
      }
    >
      New here? A tour of five steps shows how orders work. It is among the commands (Ctrl+K) later, too.
    </PromptBar>
  );
}
