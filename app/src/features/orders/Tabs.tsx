import { type CartId, openCartsOf, tabAfterClosing } from '@portal/domain/cart';
import {
  useOpenCarts,
  useOrders,
  usePortal,
  usePreload,
  useScreenCommands,
  useStore,
} from '@portal/portal-client/react';
import { type OrderTab, OrderTabs, tourTargets } from '@portal/portal-widgets';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { ordersMessages } from '../../messages/orders.ts';
import { tabHref } from './tabs-view.ts';
import { useOrderTabs } from './use-order-tabs.ts';

const fixed = { account: '/orders/account', quick_quote: '/orders/quick_quote', tabs: '/orders/tabs' };

/** Tab id of `/orders/{tab}/…`. */
export function currentTab(pathname: string): string {
  const tab = decodeURIComponent(pathname.split('/')[2] ?? '');
  if (/^\/preferences/i.test(pathname)) return 'account';
  if (tab === '') return 'tabs';
  return ['account', 'quick_quote', 'tabs'].find((each) => each === tab.toLowerCase()) ?? tab.toUpperCase();
}

const none: readonly OrderTab[] = [];

export function Tabs() {
  const orders = useOrders();
  const { log } = usePortal();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const keys = useStore(orders.tabs);
  const { data, error } = useOpenCarts();
  // Shown once all are known, so that no tab moves.
  const known = orders.tabs.known() || error !== null;
  const shown = useOrderTabs(orders);
  const current = currentTab(pathname);

  useEffect(() => {
    if (data) orders.tabs.restore(data.open_tabs);
  }, [orders, data]);
  usePreload(orders, keys, current);

  const close = (id: CartId) => {
    const next = tabAfterClosing(keys, id);
    orders.tabs.close(id);
    orders.carts.closeCart(id);
    if (id === current) navigate(openCartsOf([next]).length > 0 ? tabHref(next) : `/orders/${next}`);
  };

  const ids = openCartsOf(keys);
  // CART-01
  const closeAll = () => {
    orders.tabs.clear();
    for (const id of ids) orders.carts.closeCart(id);
    if (ids.includes(current)) navigate(fixed.tabs);
  };
  const shownOrder = ids.find((id) => id === current);
  /** WCAG 2.5.7: moves the tab of the shown order for people who cannot drag it; none at the end of the row. */
  const moveCommand = (id: string, label: string, by: number) => {
    if (!shownOrder) return [];
    const to = ids.indexOf(shownOrder) + by;
    return to >= 0 && to < ids.length ? [{ id, label, run: () => orders.tabs.move(shownOrder, to) }] : [];
  };
  useScreenCommands(async () => [
    ...(ids.length > 0 ? [{ id: 'close-all-tabs', label: ordersMessages.tabs.closeAll, run: closeAll }] : []),
    ...moveCommand('move-tab-left', ordersMessages.tabs.moveLeft, -1),
    ...moveCommand('move-tab-right', ordersMessages.tabs.moveRight, 1),
  ]);

  return (
    <nav id={tourTargets.tabs} aria-label={ordersMessages.tabs.label}>
      <OrderTabs
        fixed={fixed}
        tabs={known ? shown : none}
        current={current}
        onNavigate={(href) => {
          log('tabChange', 'tab change', href);
          navigate(href);
        }}
        onClose={close}
        onMove={(id, index) => orders.tabs.move(id, index)}
        onNew={known ? () => navigate('/orders/new') : undefined}
      />
    </nav>
  );
}
