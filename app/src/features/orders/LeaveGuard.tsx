import { Banner } from '@portal/design-system';
import { useOrders, useStore } from '@portal/portal-client/react';
import { useEffect } from 'react';
import { ordersMessages } from '../../messages/orders.ts';

/** P6: when the browser refuses to store edits, says so and asks before the user leaves with unsent edits. */
export function LeaveGuard() {
  const { outbox } = useOrders();
  const { durable, unsent } = useStore({
    get: () => outbox.getStatus(),
    subscribe: (listener) => outbox.subscribe(listener),
  });
  const mustConfirm = !durable && unsent > 0;

  useEffect(() => {
    if (!mustConfirm) return;
    const preventUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', preventUnload);
    return () => window.removeEventListener('beforeunload', preventUnload);
  }, [mustConfirm]);

  if (durable) return null;
  return (
    <Banner tone="warning" role="alert" title={ordersMessages.storageRefused}>
      {ordersMessages.storageRefusedHint}
    </Banner>
  );
}
