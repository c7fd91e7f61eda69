import { Button, IconButton, Menu, StatusIcon, type StatusIconKind, Tag } from '@portal/design-system';
import { Ellipsis } from '@portal/design-system/icons';
import type { CartStatus, CartSummary } from '@portal/domain/cart';
import { formatCurrency, formatNumber } from '@portal/domain/format';
import type { KeyboardEvent } from 'react';
import { NavLink } from '../internal/NavLink.tsx';
import { commonMessages } from '../messages/common.ts';
import { orderListMessages as messages } from '../messages/order-list.tsx';
import type { Attention } from './attention.ts';
import * as css from './OrderList.css.ts';
import { useOrderList } from './order-list-context.ts';
import { actsOf, type OrderListRow } from './order-list-rows.ts';

/** Number of columns, for cells that span all of them. */
export const columnCount = 12;

const statusIcons = {
  saved: 'ring',
  confirmed: 'tick',
  submitted: 'submitted',
  cancelled: 'dash',
} as const satisfies Record<CartStatus, StatusIconKind>;

/** Arrow up and down move the focus between the links of the orders. */
function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const way = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
  const names = [...(event.currentTarget.closest('table')?.querySelectorAll<HTMLElement>('th[scope="row"] a') ?? [])];
  const next = way === 0 ? undefined : names[names.indexOf(event.currentTarget) + way];
  if (!next) return;
  event.preventDefault();
  next.focus();
}

function Name({ cart }: { readonly cart: CartSummary }) {
  const { hrefOf, onNavigate } = useOrderList();
  return (
    <th scope="row" className={css.cell.name}>
      {cart.accessible ? (
        <NavLink href={hrefOf(cart.orderNum)} className={css.nameLink} onNavigate={onNavigate} onKeyDown={moveFocus}>
          {cart.prettyName}
        </NavLink>
      ) : (
        <span className={css.unreachable}>{cart.prettyName}</span>
      )}
      {cart.deliver_to === '' ? null : <span className={css.place}>{cart.deliver_to}</span>}
    </th>
  );
}

function Changed({ cart }: { readonly cart: CartSummary }) {
  const { when, user } = useOrderList();
  const by = cart.changed_by === user ? messages.you : (cart.changed_by_name ?? cart.changed_by);
  const time = <span className={css.time}>{when(cart.modified)}</span>;
  return <td className={css.cell.changed}>{by === null ? time : messages.changedBy(time, by)}</td>;
}

/** The main action for an order in its current state, if there is one. */
function NextAction({ cart, attention }: OrderListRow) {
  const { hrefOf, onAct, onNavigate } = useOrderList();
  const { orderNum, prettyName, status } = cart;
  if (attention && !attention.act) {
    return (
      <NavLink
        href={hrefOf(orderNum)}
        label={`${attention.action}: ${prettyName}`}
        className={css.link}
        onNavigate={onNavigate}
      >
        {attention.action}
      </NavLink>
    );
  }
  const act = attention?.act ?? (status === 'submitted' ? 'again' : null);
  if (act === null || !cart.accessible) return null;
  return (
    <Button kind="text" aria-label={`${messages.acts[act]}: ${prettyName}`} onClick={() => onAct(cart, act)}>
      {messages.acts[act]}
    </Button>
  );
}

function More({ cart }: { readonly cart: CartSummary }) {
  const { user, onAct } = useOrderList();
  const acts = actsOf(cart, user);
  if (acts.length === 0) return null;
  return (
    <Menu
      align="end"
      trigger={<IconButton icon={Ellipsis} size="s" label={messages.more(cart.prettyName)} />}
      entries={acts.map((act) => ({
        key: act,
        label: messages.acts[act],
        ...(act === 'cancel' ? { tone: 'critical' as const } : {}),
        onSelect: () => onAct(cart, act),
      }))}
    />
  );
}

/** One order: a row of facts, and below it why it needs attention. */
export function OrderRow({ cart, attention }: OrderListRow) {
  const { format, warehouseName } = useOrderList();
  const edge = attention ? css.edge[attention.tone] : '';
  return (
    <>
      <tr className={attention ? `${css.rowWithNote} ${edge}` : css.row}>
        <td className={css.cell.mark}>
          <span className={attention ? css.tone[attention.tone] : undefined}>
            <StatusIcon kind={attention && attention.tone !== 'info' ? 'alert' : statusIcons[cart.status]} />
          </span>
        </td>
        <Name cart={cart} />
        <td className={css.cell.number}>{cart.orderNum}</td>
        <td className={css.cell.status}>
          {attention?.status ?? (cart.stage ? messages.stages[cart.stage] : messages.statuses[cart.status])}{' '}
          {cart.accessible ? null : <Tag>{messages.inaccessible}</Tag>}
        </td>
        <td className={css.cell.account}>
          {cart.account_name} <span className={css.quietText}>{cart.accode}</span>
        </td>
        <td className={css.cell.warehouse}>{warehouseName(cart.warehouse)}</td>
        <td className={css.cell.assignee}>{cart.assignee_name ?? cart.assignee ?? '–'}</td>
        <td className={css.cell.lines}>
          {formatNumber(cart.line_count, format.number_format)}
          <span className={css.smallOnly}> {commonMessages.lineUnit(cart.line_count)}</span>
        </td>
        <td className={css.cell.total}>{formatCurrency(cart.total, format.currency_format)}</td>
        <Changed cart={cart} />
        <td className={attention ? `${css.cell.action} ${css.actionBeside}` : css.cell.action}>
          <NextAction cart={cart} attention={attention} />
        </td>
        <td className={css.cell.more}>
          <More cart={cart} />
        </td>
      </tr>
      {attention ? <Note cart={cart} attention={attention} edge={edge} /> : null}
    </>
  );
}

interface NoteProps {
  readonly cart: CartSummary;
  readonly attention: Attention;
  readonly edge: string;
}

function Note({ cart, attention, edge }: NoteProps) {
  return (
    <tr className={`${css.noteRow} ${edge}`}>
      <td colSpan={columnCount} className={css.note}>
        <b className={`${css.strong} ${css.tone[attention.tone]}`}>{attention.what}</b> {attention.why}
        <span className={css.actionBelow}>
          <NextAction cart={cart} attention={attention} />
        </span>
      </td>
    </tr>
  );
}
