import { fixedColumn, tableColumnHelper } from '@portal/design-system';
import { orderTableMessages } from '../messages/order-table.ts';
import type { LineRow } from './LineProvider.tsx';
import type { OrderTableContextValue } from './line-context.ts';
import * as css from './OrderRow.css.ts';
import {
  codeOf,
  descriptionOf,
  extendedOf,
  iconsCell,
  type LineCell,
  numberOf,
  packOf,
  priceOf,
  removeOf,
  StateCell,
  stockOf,
  typeOf,
  yourCodeOf,
} from './order-cells.tsx';
import { quantityOf } from './QuantityCell.tsx';
import type { CodeWidth } from './use-code-width.ts';

const column = tableColumnHelper<LineRow>();
const { columns: heads } = orderTableMessages;
const { cell, cardCell } = css;
const end = 'end';

/**
 * The columns of LINE-01, in px. As width shrinks, icons and your code are hidden first, then pack and type. Cards
 * omit columns without a card cell; the part panel has them. A stepper at every quantity (LINE-14) needs room beside five digits.
 * Codes are never truncated at any width: the description shrinks instead. With the user’s own text spacing every column is wider.
 */
export function orderColumns(
  table: OrderTableContextValue,
  warehouseName: string,
  { width, stretch }: Pick<CodeWidth, 'width' | 'stretch'>,
) {
  const sized = (px: number) => Math.ceil(px * stretch);
  const cellOf =
    (content: LineCell) =>
    ({ row }: { readonly row: { readonly original: LineRow } }) => {
      const view = table.source.line(row.original.line_id);
      return view && content(view, table);
    };
  return column.columns([
    column.display({
      id: 'state',
      header: heads.state,
      ...fixedColumn(22),
      meta: { headerHidden: true, className: cell.state, cardClassName: cardCell.state },
      cell: () => <StateCell />,
    }),
    column.display({
      id: 'number',
      header: heads.number,
      ...fixedColumn(26),
      meta: { headerHidden: true, align: end, className: cell.number },
      cell: cellOf(numberOf),
    }),
    column.display({
      id: 'code',
      header: heads.code,
      size: width,
      minSize: width,
      meta: { className: cell.code, cardClassName: cardCell.code },
      cell: cellOf(codeOf),
    }),
    column.display({
      id: 'yourCode',
      header: heads.yourCode,
      // As wide as its head in the capitals of Gunmetal Grey.
      size: sized(82),
      meta: { hideRank: 1, className: cell.yourCode },
      cell: cellOf(yourCodeOf),
    }),
    column.display({
      id: 'description',
      header: heads.description,
      size: 220,
      minSize: 120,
      meta: { grows: true, className: cell.description, cardClassName: cardCell.description },
      cell: cellOf(descriptionOf),
    }),
    column.display({
      id: 'pack',
      header: heads.pack,
      size: sized(48),
      meta: { align: end, hideRank: 2, className: cell.pack },
      cell: cellOf(packOf),
    }),
    column.display({
      id: 'quantity',
      header: heads.quantity,
      size: sized(table.showMinusQuantity ? 116 : 94),
      meta: { align: end, className: cell.quantity, cardClassName: cardCell.quantity },
      cell: cellOf(quantityOf),
    }),
    column.display({
      id: 'price',
      header: heads.price,
      size: sized(102),
      meta: { align: end, className: cell.price, cardClassName: cardCell.price },
      cell: cellOf(priceOf),
    }),
    column.display({
      id: 'type',
      header: heads.type,
      size: sized(50),
      meta: { hideRank: 2, className: cell.type },
      cell: cellOf(typeOf),
    }),
    column.display({
      id: 'extended',
      header: heads.extended,
      size: sized(88),
      meta: { align: end, className: cell.extended, cardClassName: cardCell.extended },
      cell: cellOf(extendedOf),
    }),
    column.display({
      id: 'stock',
      header: heads.stock(warehouseName),
      size: sized(130),
      meta: { className: cell.stock, cardClassName: cardCell.stock },
      cell: cellOf(stockOf),
    }),
    column.display({
      id: 'marks',
      header: heads.marks,
      size: 54,
      meta: { headerHidden: true, hideRank: 1, className: cell.marks },
      cell: cellOf(iconsCell),
    }),
    column.display({
      id: 'remove',
      header: heads.remove,
      ...fixedColumn(32),
      meta: { headerHidden: true, className: cell.remove },
      cell: cellOf(removeOf),
    }),
  ]);
}
