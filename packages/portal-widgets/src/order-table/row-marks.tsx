import { Icon, Mark } from '@portal/design-system';
import { FileBadge, MessageSquareText, TagIcon } from '@portal/design-system/icons';
import type { ReactNode } from 'react';
import { type LineMark, type LineStatus, lineMarks, lineStatuses, type StockLevel, stockLevels } from './line-view.ts';

// Elements made once: React skips what is the same element as before, so a row that renders again does not render its marks.

const cross = (
  <svg width="14" height="14" viewBox="0 0 24 24" fill="none" stroke="currentColor" aria-hidden="true">
    <path d="M18 6 6 18M6 6l12 12" strokeWidth="2" strokeLinecap="round" />
  </svg>
);
export const removeIcon = cross;
const minus = <path d="M5 12h14" strokeWidth="2" strokeLinecap="round" />;
export const lessIcon = (
  <svg width="14" height="14" viewBox="0 0 24 24" fill="none" stroke="currentColor" aria-hidden="true">
    {minus}
  </svg>
);
export const moreIcon = (
  <svg width="14" height="14" viewBox="0 0 24 24" fill="none" stroke="currentColor" aria-hidden="true">
    <path d="M5 12h14M12 5v14" strokeWidth="2" strokeLinecap="round" />
  </svg>
);

export const statusMarks: Readonly<Record<LineStatus, ReactNode>> = {
  normal: null,
  rounded: <Mark kind="rounded" tone="info" label={lineStatuses.rounded.label} />,
  price_up: <Mark kind="rising" tone="warning" label={lineStatuses.price_up.label} />,
  price_down: <Mark kind="falling" tone="info" label={lineStatuses.price_down.label} />,
  out_of_stock: <Mark kind="barred" tone="critical" label={lineStatuses.out_of_stock.label} />,
  poa: <Mark kind="telephone" tone="info" label={lineStatuses.poa.label} />,
  removed: <Mark kind="dash" tone="faint" label={lineStatuses.removed.label} />,
  discontinued: <Mark kind="crossedBox" tone="warning" label={lineStatuses.discontinued.label} />,
  unknown: <Mark kind="question" tone="critical" label={lineStatuses.unknown.label} />,
  no_price: <Mark kind="exclamation" tone="warning" label={lineStatuses.no_price.label} />,
  no_stock_data: <Mark kind="exclamation" tone="warning" label={lineStatuses.no_stock_data.label} />,
  changed: <Mark kind="rounded" tone="info" label={lineStatuses.changed.label} />,
};
export const loadingMark = <Mark kind="loading" tone="faint" label="Price and stock loading" />;
export const unsentMark = <Mark kind="dot" tone="accent" label="Kept on this device, not sent yet" />;
export const openMark = <Mark kind="chevron" tone="accent" label="Open" />;

export const stockMarks: Readonly<Record<StockLevel, ReactNode>> = {
  in_stock: <Mark kind="disc" size="stock" tone="positive" label={stockLevels.in_stock} />,
  part: <Mark kind="half" size="stock" tone="warning" label={stockLevels.part} />,
  none: <Mark kind="barred" size="stock" tone="critical" label={stockLevels.none} />,
  to_order: <Mark kind="ring" size="stock" tone="faint" label={stockLevels.to_order} />,
};
export const dearer = <Mark kind="up" size="price" tone="warning" label="Dearer than when saved" />;
export const cheaper = <Mark kind="down" size="price" tone="positive" label="Cheaper than when saved" />;

export const endMarks: Readonly<Record<LineMark, ReactNode>> = {
  certificate: <Icon key="certificate" icon={FileBadge} size="s" label={lineMarks.certificate} />,
  note: <Icon key="note" icon={MessageSquareText} size="s" label={lineMarks.note} />,
  promotion: <Icon key="promotion" icon={TagIcon} size="s" label={lineMarks.promotion} />,
};
