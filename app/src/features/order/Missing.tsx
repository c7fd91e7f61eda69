import { lazyComponent } from '@portal/portal-client/react';
import { Suspense } from 'react';

const MissingOrder = lazyComponent(async () => (await import('./MissingOrder.tsx')).MissingOrder);

/** Loads the screen for a missing order, which is rarely needed. */
export const Missing = ({ id }: { id: string }) => (
  <Suspense fallback={null}>
    <MissingOrder id={id} />
  </Suspense>
);
