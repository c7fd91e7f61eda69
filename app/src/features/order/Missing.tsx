import { lazyComponent } from '@portal/portal-client/react';
import { Suspense } from 'react';

const MissingOrder = lazyComponent(async () => (await import('./MissingOrder.tsx')).MissingOrder);

/** The screen of an order that is not there, which is seldom asked for. */
export const Missing = ({ id }: { id: string }) => (
  <Suspense fallback={null}>
    <MissingOrder id={id} />
  </Suspense>
);
