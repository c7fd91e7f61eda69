import { fixedColumn, tableColumnHelper } from '@portal/design-system';
import type { LineRow } from './LineProvider.tsx';
import {
  CodeCell,
  DescriptionCell,
  ExtendedCell,
  MarksCell,
  NumberCell,
  PackCell,
  PriceCell,
  RemoveCell,
  StateCell,
  StockCell,
  TypeCell,
  YourCodeCell,
} from './OrderCells.tsx';
import * as css from './OrderRow.css.ts';
import { QuantityCell } from './QuantityCell.tsx';

const column = tableColumnHelper<LineRow>();
const { cell, cardCell } = css;
const end = 'end';

/**
 * The columns of LINE-01, in px (LOOK section 2). As width falls, marks and your code are hidden first, then pack and type. Cards of the
 * small view leave out what has no card cell: it stays in the part panel. Steppers at every quantity (LINE-14) need room beside five digits.
 */
export function orderColumns(warehouseName: string, steppers = false) {
  return column.columns([
    column.display({
      id: 'state',
      header: 'State',
      ...fixedColumn(22),
      meta: { headerHidden: true, className: cell.state, cardClassName: cardCell.state },
      cell: StateCell,
    }),
    column.display({
      id: 'number',
      header: 'Number',
      ...fixedColumn(26),
      meta: { headerHidden: true, align: end, className: cell.number },
      cell: NumberCell,
    }),
    column.display({
      id: 'code',
      header: 'Code',
      size: 138,
      meta: { className: cell.code, cardClassName: cardCell.code },
      cell: CodeCell,
    }),
    column.display({
      id: 'yourCode',
      header: 'Your code',
      size: 76,
      meta: { hideRank: 1, className: cell.yourCode },
      cell: YourCodeCell,
    }),
    column.display({
      id: 'description',
      header: 'Description',
      size: 220,
      meta: { grows: true, className: cell.description, cardClassName: cardCell.description },
      cell: DescriptionCell,
    }),
    column.display({
      id: 'pack',
      header: 'Pack',
      size: 48,
      meta: { align: end, hideRank: 2, className: cell.pack },
      cell: PackCell,
    }),
    column.display({
      id: 'quantity',
      header: 'Quantity',
      size: steppers ? 116 : 94,
      meta: { align: end, className: cell.quantity, cardClassName: cardCell.quantity },
      cell: QuantityCell,
    }),
    column.display({
      id: 'price',
      header: 'Price',
      size: 102,
      meta: { align: end, className: cell.price, cardClassName: cardCell.price },
      cell: PriceCell,
    }),
    column.display({
      id: 'type',
      header: 'Type',
      size: 50,
      meta: { hideRank: 2, className: cell.type },
      cell: TypeCell,
    }),
    column.display({
      id: 'extended',
      header: 'Extended',
      size: 88,
      meta: { align: end, className: cell.extended, cardClassName: cardCell.extended },
      cell: ExtendedCell,
    }),
    column.display({
      id: 'stock',
      header: `${warehouseName} stock`,
      size: 118,
      meta: { className: cell.stock, cardClassName: cardCell.stock },
      cell: StockCell,
    }),
    column.display({
      id: 'marks',
      header: 'Marks',
      size: 54,
      meta: { headerHidden: true, hideRank: 1, className: cell.marks },
      cell: MarksCell,
    }),
    column.display({
      id: 'remove',
      header: 'Remove',
      ...fixedColumn(32),
      meta: { headerHidden: true, className: cell.remove },
      cell: RemoveCell,
    }),
  ]);
}
