import { Mark } from '@portal/design-system';
import type { ReactNode } from 'react';
import { type LineMark, type LineStatus, lineMarks, lineStatuses, type StockLevel, stockLevels } from './line-view.ts';
import * as css from './OrderRow.css.ts';

// Elements made once: React skips what is the same element as before, so a row that renders again does not render its marks.

// Icons of a row are one path each: there is one of them on every line, and a component that builds an icon from its parts costs more than
// the rest of its cell.
const icon = (path: string, label?: string): ReactNode =>
  label ? (
    <svg key={label} className={css.icon} viewBox="0 0 24 24" role="img" aria-label={label}>
      <path d={path} />
    </svg>
  ) : (
    <svg className={css.icon} viewBox="0 0 24 24" aria-hidden="true">
      <path d={path} />
    </svg>
  );

export const lessIcon = icon('M5 12h14');
export const moreIcon = icon('M5 12h14M12 5v14');

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
  in_stock: <span role="img" aria-label={stockLevels.in_stock} className={css.disc} />,
  part: <Mark kind="half" size="stock" tone="warning" label={stockLevels.part} />,
  none: <Mark kind="barred" size="stock" tone="critical" label={stockLevels.none} />,
  to_order: <Mark kind="ring" size="stock" tone="faint" label={stockLevels.to_order} />,
};
export const dearer = <Mark kind="up" size="price" tone="warning" label="Dearer than when saved" />;
export const cheaper = <Mark kind="down" size="price" tone="positive" label="Cheaper than when saved" />;

/** Lucide's file-badge, message-square-text and tag, as one path each. */
export const endMarks: Readonly<Record<LineMark, ReactNode>> = {
  certificate: icon(
    'M4 7V4a2 2 0 0 1 2-2h8a2.4 2.4 0 0 1 1.706.706l3.588 3.588A2.4 2.4 0 0 1 20 8v12a2 2 0 0 1-2 2h-5M14 2v5a1 1 0 0 0 1 1h5M9 16a3 3 0 1 1-6 0 3 3 0 0 1 6 0m-1.31.48 1.29 4.88a.5.5 0 0 1-.698.591l-1.843-.849a1 1 0 0 0-.879.001l-1.846.85a.5.5 0 0 1-.692-.593l1.29-4.88',
    lineMarks.certificate,
  ),
  note: icon(
    'M22 17a2 2 0 0 1-2 2H6.828a2 2 0 0 0-1.414.586l-2.202 2.202A.71.71 0 0 1 2 21.286V5a2 2 0 0 1 2-2h16a2 2 0 0 1 2 2zM7 11h10M7 15h6M7 7h8',
    lineMarks.note,
  ),
  promotion: icon(
    'M12.586 2.586A2 2 0 0 0 11.172 2H4a2 2 0 0 0-2 2v7.172a2 2 0 0 0 .586 1.414l8.704 8.704a2.426 2.426 0 0 0 3.42 0l6.58-6.58a2.426 2.426 0 0 0 0-3.42zM7.5 7.5h.01',
    lineMarks.promotion,
  ),
};
