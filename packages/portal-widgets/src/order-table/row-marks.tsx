import { Mark, Skeleton, Tag } from '@portal/design-system';
import type { ReactNode } from 'react';
import { orderTableMessages } from '../messages/order-table.ts';
import { type LineStatus, lineStatuses, stockLevels } from './line-view.ts';

const { marks } = orderTableMessages;

const statusMarks: Readonly<Record<Exclude<LineStatus, 'normal'>, ReactNode>> = {
  rounded: <Mark kind="rounded" tone="info" label={lineStatuses.rounded.label} />,
  price_up: <Mark kind="rising" tone="warning" label={lineStatuses.price_up.label} />,
  price_down: <Mark kind="falling" tone="info" label={lineStatuses.price_down.label} />,
  out_of_stock: <Mark kind="barred" tone="critical" label={lineStatuses.out_of_stock.label} />,
  poa: <Mark kind="telephone" tone="info" label={lineStatuses.poa.label} />,
  removed: <Mark kind="dash" tone="faint" label={lineStatuses.removed.label} />,
  discontinued: <Mark kind="crossedBox" tone="warning" label={lineStatuses.discontinued.label} />,
  unknown: <Mark kind="question" tone="critical" label={lineStatuses.unknown.label} />,
  old_price: <Mark kind="exclamation" tone="warning" label={lineStatuses.old_price.label} />,
  no_price: <Mark kind="exclamation" tone="warning" label={lineStatuses.no_price.label} />,
  no_stock_data: <Mark kind="exclamation" tone="warning" label={lineStatuses.no_stock_data.label} />,
  changed: <Mark kind="rounded" tone="info" label={lineStatuses.changed.label} />,
};

/** Lucide's X as one path: every line renders it, and Lucide's component costs three components and two paths. */
export const removeIcon = (
  <svg
    aria-hidden="true"
    width="14"
    height="14"
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth="2"
    strokeLinecap="round"
  >
    <path d="M18 6 6 18M6 6l12 12" />
  </svg>
);

/** The icons, bars and tags of a line. */
export const rowMarks = {
  ...statusMarks,
  loading: <Mark kind="loading" tone="faint" label={marks.loading} />,
  unsent: <Mark kind="dot" tone="accent" label={marks.unsent} />,
  open: <Mark kind="chevron" tone="accent" label={marks.open} />,
  // No label: the number beside it already says that there is stock.
  stock_in_stock: <Mark kind="disc" size="stock" tone="positive" />,
  stock_part: <Mark kind="half" size="stock" tone="warning" label={stockLevels.part} />,
  stock_none: <Mark kind="barred" size="stock" tone="critical" label={stockLevels.none} />,
  stock_to_order: <Mark kind="ring" size="stock" tone="faint" label={stockLevels.to_order} />,
  up: <Mark kind="up" size="price" tone="warning" label={marks.priceUp} />,
  down: <Mark kind="down" size="price" tone="positive" label={marks.priceDown} />,
  price_bar: <Skeleton width="l" end />,
  type_bar: <Skeleton width="s" />,
  extended_bar: <Skeleton width="m" end />,
  stock_bar: <Skeleton width="l" />,
  discontinued_tag: <Tag>{marks.discontinued}</Tag>,
} as const satisfies Readonly<Record<string, ReactNode>>;
