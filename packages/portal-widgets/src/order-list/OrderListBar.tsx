import { Button, Select, TextField } from '@portal/design-system';
import { Plus } from '@portal/design-system/icons';
import type { CartSummary } from '@portal/domain/cart';
import { NavLink } from '../internal/NavLink.tsx';
import { orderListMessages as messages } from '../messages/order-list.tsx';
import * as css from './OrderList.css.ts';
import type { OrderListProps } from './OrderList.props.ts';
import type { OrderListFilter } from './order-list-rows.ts';

export interface OrderListBarProps
  extends Pick<OrderListProps, 'titleRef' | 'warehouseName' | 'quotesHref' | 'onNew' | 'onImport' | 'onNavigate'> {
  readonly carts: readonly CartSummary[];
  readonly filter: OrderListFilter;
  /** `3 of 8`, or empty. */
  readonly count: string;
  readonly onFilter: (filter: OrderListFilter) => void;
}

const statusOptions: readonly { readonly value: OrderListFilter['status']; readonly label: string }[] = [
  { value: 'all', label: messages.bar.all },
  { value: 'answer', label: messages.bar.needsAnswer },
  { value: 'saved', label: messages.statuses.saved },
  { value: 'confirmed', label: messages.statuses.confirmed },
  { value: 'submitted', label: messages.statuses.submitted },
  { value: 'cancelled', label: messages.statuses.cancelled },
];

/** The title, the filters, and the buttons that start an order. */
export function OrderListBar(props: OrderListBarProps) {
  const { titleRef, carts, filter, count, warehouseName, onFilter, onNavigate } = props;
  const accounts = new Map(carts.map(({ accode, account_name }) => [accode, `${account_name} ${accode}`]));
  const warehouses = new Map(carts.map(({ warehouse }) => [warehouse, warehouseName(warehouse)]));
  const optionsOf = (names: ReadonlyMap<string, string>) => [
    { value: 'all', label: messages.bar.all },
    ...[...names].map(([value, label]) => ({ value, label })),
  ];
  return (
    <div className={css.bar}>
      <h1 ref={titleRef} tabIndex={-1} className={css.title}>
        {messages.title}
      </h1>
      <div className={css.search}>
        <TextField
          type="search"
          label={messages.bar.search}
          hideLabel
          placeholder={messages.bar.searchHint}
          value={filter.text}
          onValueChange={(text) => onFilter({ ...filter, text })}
        />
      </div>
      <Select
        look="bare"
        label={messages.bar.status}
        value={filter.status}
        options={statusOptions}
        onValueChange={(status) => onFilter({ ...filter, status })}
      />
      {accounts.size < 2 ? null : (
        <Select
          look="bare"
          label={messages.bar.account}
          value={filter.account}
          options={optionsOf(accounts)}
          onValueChange={(account) => onFilter({ ...filter, account })}
        />
      )}
      {warehouses.size < 2 ? null : (
        <Select
          look="bare"
          label={messages.bar.warehouse}
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
            {messages.bar.quotes}
          </NavLink>
        ) : null}
        <Button onClick={props.onImport}>{messages.bar.importList}</Button>
        <Button kind="filled" icon={Plus} onClick={props.onNew}>
          {messages.bar.add}
        </Button>
      </span>
    </div>
  );
}
