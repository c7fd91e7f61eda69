import { Button, Select, TextField } from '@portal/design-system';
import { Plus } from '@portal/design-system/icons';
import type { CartSummary } from '@portal/domain/cart';
import { NavLink } from '../internal/NavLink.tsx';
import * as css from './OrderList.css.ts';
import type { OrderListProps } from './OrderList.props.ts';
import { listStatuses, type OrderListFilter } from './order-list-rows.ts';

export interface OrderListBarProps
  extends Pick<OrderListProps, 'warehouseName' | 'quotesHref' | 'onNew' | 'onImport' | 'onNavigate'> {
  readonly carts: readonly CartSummary[];
  readonly filter: OrderListFilter;
  /** `3 of 8`, or empty. */
  readonly count: string;
  readonly onFilter: (filter: OrderListFilter) => void;
}

const statusOptions: readonly { readonly value: OrderListFilter['status']; readonly label: string }[] = [
  { value: 'all', label: 'All' },
  { value: 'answer', label: 'Needs your answer' },
  { value: 'saved', label: listStatuses.saved },
  { value: 'confirmed', label: listStatuses.confirmed },
  { value: 'submitted', label: listStatuses.submitted },
  { value: 'cancelled', label: listStatuses.cancelled },
];

/** The title, the filters, and the buttons that start an order. */
export function OrderListBar(props: OrderListBarProps) {
  const { carts, filter, count, warehouseName, onFilter, onNavigate } = props;
  const accounts = new Map(carts.map(({ accode, account_name }) => [accode, `${account_name} ${accode}`]));
  const warehouses = new Map(carts.map(({ warehouse }) => [warehouse, warehouseName(warehouse)]));
  const optionsOf = (names: ReadonlyMap<string, string>) => [
    { value: 'all', label: 'All' },
    ...[...names].map(([value, label]) => ({ value, label })),
  ];
  return (
    <div className={css.bar}>
      <h1 className={css.title}>Orders</h1>
      <div className={css.search}>
        <TextField
          type="search"
          label="Search orders"
          hideLabel
          placeholder="Reference, number, place or person"
          value={filter.text}
          onValueChange={(text) => onFilter({ ...filter, text })}
        />
      </div>
      <Select
        look="bare"
        label="Status"
        value={filter.status}
        options={statusOptions}
        onValueChange={(status) => onFilter({ ...filter, status })}
      />
      {accounts.size < 2 ? null : (
        <Select
          look="bare"
          label="Account"
          value={filter.account}
          options={optionsOf(accounts)}
          onValueChange={(account) => onFilter({ ...filter, account })}
        />
      )}
      {warehouses.size < 2 ? null : (
        <Select
          look="bare"
          label="Warehouse"
          value={filter.warehouse}
          options={optionsOf(warehouses)}
          onValueChange={(warehouse) => onFilter({ ...filter, warehouse })}
        />
      )}
      <span role="status" className={css.count}>
        {count}
      </span>
      <span className={css.end}>
        {props.quotesHref ? (
          <NavLink href={props.quotesHref} className={css.way} onNavigate={onNavigate}>
            Quotes
          </NavLink>
        ) : null}
        <Button onClick={props.onImport}>Order from a list</Button>
        <Button kind="filled" icon={Plus} onClick={props.onNew}>
          New order
        </Button>
      </span>
    </div>
  );
}
