import { Banner, Button } from '@portal/design-system';
import type { CartSummary } from '@portal/domain/cart';
import { relativeTime } from '@portal/domain/format';
import { type CartChange, useCall, useFormat, useOpenCarts, useOrders } from '@portal/portal-client/react';
import { type OrderAct, OrderList, type OrderListState } from '@portal/portal-widgets';
import { Suspense, useEffect, useMemo, useRef, useState } from 'react';
import { useNavigate, useNavigationType } from 'react-router-dom';
import { ImportDialog } from '../../lazy/import-dialog.ts';
import { MergeOrders } from '../../lazy/merge-orders.ts';
import { Tips } from '../../lazy/tips.ts';
import { useSpacing } from '../../look/use-look.ts';
import { orderListMessages } from '../../messages/order-list.ts';
import { useCopyOrder } from '../../navigation/use-copy-order.ts';
import * as css from './ListScreen.css.ts';
import { tabHref } from './tabs-view.ts';

const when = (time: string) => relativeTime(time, new Date());

/** CART-20: the Orders tab. */
export function ListScreen() {
  const navigate = useNavigate();
  const orders = useOrders();
  const [cancelled, setCancelled] = useState<string | null>(null);
  const [importing, setImporting] = useState(false);
  const [merging, setMerging] = useState<CartSummary | null>(null);
  const format = useFormat();
  const spacing = useSpacing();
  const { data: warehouses = [] } = useCall('warehouse/list', {}, { immutable: true });
  const { data, error, reload } = useOpenCarts();
  // The list loaded for the tabs may predate the order that was just made.
  const isOld = useRef(data !== undefined);
  useEffect(() => {
    if (isOld.current) reload();
  }, [reload]);
  const list = useMemo<OrderListState>(() => {
    if (data) return { state: 'data', carts: data.carts };
    return error ? { state: 'error', message: orderListMessages.loadFailed } : { state: 'loading' };
  }, [data, error]);

  // The control that led here is gone, such as the sign-in form; a page load leaves the focus to the browser.
  const title = useRef<HTMLHeadingElement>(null);
  const isLoad = useNavigationType() === 'POP';
  useEffect(() => {
    if (!isLoad && document.activeElement === document.body) title.current?.focus();
  }, [isLoad]);

  const copy = useCopyOrder();
  const change = async (orderNum: string, what: CartChange) => {
    if (!(await orders.change(orderNum, what))) return;
    setCancelled(what === 'cancel' ? orderNum : null);
    reload();
  };
  const act = (cart: CartSummary, what: OrderAct) => {
    if (what === 'copy' || what === 'again') void copy(cart.orderNum, cart.prettyName);
    else if (what === 'merge') setMerging(cart);
    else void change(cart.orderNum, what);
  };

  return (
    <main className={css.screen}>
      {cancelled === null ? null : (
        <Banner
          role="status"
          title={orderListMessages.cancelled(cancelled)}
          actions={<Button onClick={() => void change(cancelled, 'recycle')}>{orderListMessages.reopen}</Button>}
          onDismiss={() => setCancelled(null)}
        />
      )}
      <OrderList
        titleRef={title}
        list={list}
        format={format}
        spacing={spacing}
        hrefOf={tabHref}
        warehouseName={(code) => warehouses.find((each) => each.warehouse_code === code)?.name ?? code}
        when={when}
        user={orders.user}
        onAct={act}
        onNavigate={(href) => navigate(href)}
        onRetry={reload}
        quotesHref="/orders/tabs/quotes"
        historyHref="/orders/account/history"
        onNew={() => navigate('/orders/new')}
        onImport={() => setImporting(true)}
      />
      {importing ? (
        <Suspense fallback={null}>
          <ImportDialog target="new" start={null} onClose={() => setImporting(false)} />
        </Suspense>
      ) : null}
      {merging ? (
        <Suspense fallback={null}>
          <MergeOrders from={merging} onMerged={(into) => navigate(tabHref(into))} onClose={() => setMerging(null)} />
        </Suspense>
      ) : null}
      <Suspense fallback={null}>
        <Tips filter="orders" />
      </Suspense>
    </main>
  );
}
