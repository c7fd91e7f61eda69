import { relativeTime } from '@portal/domain/format';
import { OrderList, type OrderListState } from '@portal/portal-widgets';
import { useEffect, useMemo, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { useFormat } from '../../portal/use-format.ts';
import { useLook } from '../../portal/use-look.ts';
import { useOpenCarts } from './data/open-carts.ts';
import { useWarehouses } from './data/warehouses.ts';
import * as css from './ListScreen.css.ts';
import { tabHref } from './tabs-view.ts';

/** CART-20: the Orders tab. */
export function ListScreen() {
  const navigate = useNavigate();
  const format = useFormat();
  const { spacing } = useLook();
  const warehouses = useWarehouses();
  const { data, error, mutate } = useOpenCarts();
  // What was fetched for the tabs may be older than the order that was just made.
  const isOld = useRef(data !== undefined);
  useEffect(() => {
    if (isOld.current) void mutate();
  }, [mutate]);
  const list = useMemo<OrderListState>(() => {
    if (data) return { state: 'data', carts: data.carts };
    return error ? { state: 'error', message: 'The list of orders did not arrive.' } : { state: 'loading' };
  }, [data, error]);

  return (
    <main className={css.screen}>
      <OrderList
        list={list}
        format={format}
        spacing={spacing}
        hrefOf={tabHref}
        warehouseName={(code) => warehouses.find((each) => each.warehouse_code === code)?.name ?? code}
        when={(time) => relativeTime(time, new Date())}
        onNavigate={(href) => navigate(href)}
        onRetry={() => void mutate()}
        onNew={() => navigate('/orders/new')}
      />
    </main>
  );
}
