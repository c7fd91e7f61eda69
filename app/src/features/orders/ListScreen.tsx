import { Banner, Button } from '@portal/design-system';
import { relativeTime } from '@portal/domain/format';
import { type CartChange, useCall, useFormat, useOrders } from '@portal/portal-client/react';
import { OrderList, type OrderListState } from '@portal/portal-widgets';
import { Suspense, useEffect, useMemo, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { ImportDialog } from '../../lazy/import-dialog.ts';
import { Tips } from '../../lazy/tips.ts';
import { useSpacing } from '../../look/use-look.ts';
import * as css from './ListScreen.css.ts';
import { tabHref } from './tabs-view.ts';
import { useOpenCarts } from './use-open-carts.ts';

/** CART-20: the Orders tab. */
export function ListScreen() {
  const navigate = useNavigate();
  const orders = useOrders();
  const [cancelled, setCancelled] = useState<string | null>(null);
  const [importing, setImporting] = useState(false);
  const format = useFormat();
  const spacing = useSpacing();
  const { data: warehouses = [] } = useCall('warehouse/list', {}, { immutable: true });
  const { data, error, reload } = useOpenCarts();
  // What was fetched for the tabs may be older than the order that was just made.
  const isOld = useRef(data !== undefined);
  useEffect(() => {
    if (isOld.current) reload();
  }, [reload]);
  const list = useMemo<OrderListState>(() => {
    if (data) return { state: 'data', carts: data.carts };
    return error ? { state: 'error', message: "We couldn't load your orders." } : { state: 'loading' };
  }, [data, error]);

  const act = async (orderNum: string, change: CartChange) => {
    if (!(await orders.change(orderNum, change))) return;
    setCancelled(change === 'cancel' ? orderNum : null);
    reload();
  };

  return (
    <main className={css.screen}>
      {cancelled === null ? null : (
        <Banner
          role="status"
          title={`${cancelled} is cancelled. Its lines are kept.`}
          actions={<Button onClick={() => void act(cancelled, 'recycle')}>Open it again</Button>}
          onDismiss={() => setCancelled(null)}
        />
      )}
      <OrderList
        list={list}
        format={format}
        spacing={spacing}
        hrefOf={tabHref}
        warehouseName={(code) => warehouses.find((each) => each.warehouse_code === code)?.name ?? code}
        when={(time) => relativeTime(time, new Date())}
        user={orders.user}
        onAct={(orderNum, change) => void act(orderNum, change)}
        onNavigate={(href) => navigate(href)}
        onRetry={reload}
        quotesHref="/orders/tabs/quotes"
        onNew={() => navigate('/orders/new')}
        onImport={() => setImporting(true)}
      />
      {importing ? (
        <Suspense fallback={null}>
          <ImportDialog target="new" start={null} onClose={() => setImporting(false)} />
        </Suspense>
      ) : null}
      <Suspense fallback={null}>
        <Tips filter="orders" />
      </Suspense>
    </main>
  );
}
