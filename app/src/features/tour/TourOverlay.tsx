import { Button } from '@portal/design-system';
import { browserMemory, cookieChoice, lazyComponent, useSession } from '@portal/portal-client/react';
import { PromptBar } from '@portal/portal-widgets';
import { Suspense, useState } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router-dom';
import { tourMessages } from '../../messages/tour.ts';

const GuidedTour = lazyComponent(async () => (await import('./GuidedTour.ts')).GuidedTour);

/** SHELL-07: whether the tour was taken or declined in this browser. */
const tourMemory = browserMemory('portal.tour', ['over']);

const hash = '#tour';
const ordering = /^\/orders(\/|$)/i;

/** SHELL-07: offers the guided tour on the ordering screens until it is taken or declined; `#tour` starts it at any time. */
export function TourOverlay() {
  const location = useLocation();
  const navigate = useNavigate();
  const isSignedIn = useSession().status === 'signed_in';
  const [isOver, setIsOver] = useState(() => tourMemory.read() !== null);
  const isOrdering = ordering.test(location.pathname);
  const { pathname, search } = location;
  const end = () => {
    tourMemory.save('over');
    setIsOver(true);
    if (location.hash === hash) navigate({ pathname, search }, { replace: true });
  };

  if (location.hash === hash) {
    if (!isOrdering) return <Navigate to={`/orders${hash}`} replace />;
    return isSignedIn ? (
      <Suspense fallback={null}>
        <GuidedTour onEnd={end} />
      </Suspense>
    ) : null;
  }
  // One question at a time.
  if (isOver || !isSignedIn || !isOrdering || cookieChoice.read() === null) return null;
  return (
    <PromptBar
      label={tourMessages.title}
      actions={
        <>
          <Button onClick={end}>{tourMessages.decline}</Button>
          <Button onClick={() => navigate({ pathname, search, hash })}>{tourMessages.start}</Button>
        </>
      }
    >
      {tourMessages.text}
    </PromptBar>
  );
}
