import { Skeleton, StatusIcon, Tag } from '@portal/design-system';
import type { ReactNode } from 'react';
import { orderTableMessages } from '../messages/order-table.ts';
import { type RowStatus, rowStatuses, stockLevels } from './line-view.ts';

const { icons } = orderTableMessages;

const statusIcons: Readonly<Record<Exclude<RowStatus, 'normal'>, ReactNode>> = {
  rounded: <StatusIcon kind="rounded" tone="info" label={rowStatuses.rounded.label} />,
  price_up: <StatusIcon kind="rising" tone="warning" label={rowStatuses.price_up.label} />,
  price_down: <StatusIcon kind="falling" tone="info" label={rowStatuses.price_down.label} />,
  out_of_stock: <StatusIcon kind="barred" tone="critical" label={rowStatuses.out_of_stock.label} />,
  poa: <StatusIcon kind="telephone" tone="info" label={rowStatuses.poa.label} />,
  removed: <StatusIcon kind="dash" tone="faint" label={rowStatuses.removed.label} />,
  discontinued: <StatusIcon kind="crossedBox" tone="warning" label={rowStatuses.discontinued.label} />,
  unknown: <StatusIcon kind="question" tone="critical" label={rowStatuses.unknown.label} />,
  old_price: <StatusIcon kind="exclamation" tone="warning" label={rowStatuses.old_price.label} />,
  no_price: <StatusIcon kind="exclamation" tone="warning" label={rowStatuses.no_price.label} />,
  no_stock_data: <StatusIcon kind="exclamation" tone="warning" label={rowStatuses.no_stock_data.label} />,
  changed: <StatusIcon kind="rounded" tone="info" label={rowStatuses.changed.label} />,
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
export const rowIcons = {
  ...statusIcons,
  loading: <StatusIcon kind="loading" tone="faint" label={icons.loading} />,
  unsent: <StatusIcon kind="dot" tone="accent" label={icons.unsent} />,
  open: <StatusIcon kind="chevron" tone="accent" label={icons.open} />,
  // No label: the number beside it already says that there is stock.
  stock_in_stock: <StatusIcon kind="disc" size="stock" tone="positive" />,
  stock_part: <StatusIcon kind="half" size="stock" tone="warning" label={stockLevels.part} />,
  stock_none: <StatusIcon kind="barred" size="stock" tone="critical" label={stockLevels.none} />,
  stock_to_order: <StatusIcon kind="ring" size="stock" tone="faint" label={stockLevels.to_order} />,
  up: <StatusIcon kind="up" size="price" tone="warning" label={icons.priceUp} />,
  down: <StatusIcon kind="down" size="price" tone="positive" label={icons.priceDown} />,
  price_bar: <Skeleton width="l" end />,
  type_bar: <Skeleton width="s" />,
  extended_bar: <Skeleton width="m" end />,
  stock_bar: <Skeleton width="l" />,
  discontinued_tag: <Tag>{icons.discontinued}</Tag>,
} as const satisfies Readonly<Record<string, ReactNode>>;
