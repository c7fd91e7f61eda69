import { Suspense } from 'react';
import { later } from '../../portal/later.tsx';

const MissingOrder = later(async () => (await import('./MissingOrder.tsx')).MissingOrder);

/** The screen of an order that is not there, which is seldom asked for. */
export const Missing = ({ id }: { id: string }) => (
  <Suspense fallback={null}>
    <MissingOrder id={id} />
  </Suspense>
);
