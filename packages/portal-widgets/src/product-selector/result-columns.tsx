import { fixedColumn, type SortingState, tableColumnHelper } from '@portal/design-system';
import type { SelectorSort } from '@portal/domain/catalogue';
import { Marked } from '../internal/Marked.tsx';
import { productSelectorMessages as messages } from '../messages/product-selector.tsx';
import { usePartRow } from './PartRow.tsx';
import { AddButton, Added, CompareBox, descriptionOf, priceOf, QuantityField, stockOf } from './part-cells.tsx';
import * as css from './ResultsTable.css.ts';
import { useSelector } from './selector-context.ts';
import { selectorSorts } from './selector-view.ts';

/** A row of the results: the code of its part. Its content comes from the source. */
export interface ResultRow {
  readonly stock_code: string;
}

function CompareCell() {
  const { comparing } = useSelector();
  const { part } = usePartRow();
  return comparing ? <CompareBox stock_code={part.stock_code} comparing={comparing} inGrid /> : null;
}

function CodeCell() {
  const { part } = usePartRow();
  return <Marked text={part.stock_code} ranges={part.codeRanges} />;
}

function DescriptionCell() {
  const { part, small } = usePartRow();
  if (small) return descriptionOf(part);
  const ranges = part.descriptionRanges.filter(
    ([, end]) => part.description.slice(0, end) === part.brief.slice(0, end),
  );
  return (
    <>
      <span className={css.fullDescription}>{descriptionOf(part)}</span>
      <span className={css.briefDescription}>
        {descriptionOf({ ...part, description: part.brief, descriptionRanges: ranges })}
      </span>
    </>
  );
}

const SizeCell = () => usePartRow().part.size;
const LengthCell = () => usePartRow().part.length;
const GradeCell = () => usePartRow().part.grade;
const FinishCell = () => usePartRow().part.finish;

/** In a table the head `Pack` explains the number; a card has no head. */
function PackCell() {
  const { number } = useSelector();
  const { part, small } = usePartRow();
  return small ? messages.row.pack(number(part.pack_quantity)) : number(part.pack_quantity);
}

function StockCell() {
  const { number } = useSelector();
  return stockOf(usePartRow().trade, number);
}

function PriceCell() {
  return priceOf(usePartRow().trade);
}

function QuantityCell() {
  const { part, quantity } = usePartRow();
  if (quantity.added) return null;
  return <QuantityField stock_code={part.stock_code} quantity={quantity} inGrid />;
}

function AddCell() {
  const { adding } = useSelector();
  const { part, quantity } = usePartRow();
  if (quantity.added) return <Added {...quantity.added} returned={quantity.returned} inGrid />;
  return adding ? <AddButton stock_code={part.stock_code} quantity={quantity} adding={adding} inGrid /> : null;
}

const { columns } = messages;
const column = tableColumnHelper<ResultRow>();
const { cell, cardCell } = css;
/** The source sorts. TanStack Table needs an accessor only to treat a column as sortable. */
const code = ({ stock_code }: ResultRow) => stock_code;

const compareColumn = column.display({
  id: 'compare',
  header: columns.compare,
  ...fixedColumn(36),
  meta: { headerHidden: true, className: cell.compare, cardClassName: cardCell.compare },
  cell: () => <CompareCell />,
});
const partColumns = column.columns([
  column.accessor(code, {
    id: 'code',
    header: columns.code,
    size: 162,
    meta: { className: cell.code, cardClassName: cardCell.code },
    cell: () => <CodeCell />,
  }),
  column.accessor(code, {
    id: 'description',
    header: columns.description,
    size: 128,
    meta: { grows: true, className: cell.description, cardClassName: cardCell.description },
    cell: () => <DescriptionCell />,
  }),
  column.accessor(code, {
    id: 'size',
    header: columns.size,
    size: 62,
    meta: { hideRank: 2, className: cell.size, cardClassName: cardCell.hidden },
    cell: () => <SizeCell />,
  }),
  column.accessor(code, {
    id: 'length',
    header: columns.length,
    size: 70,
    meta: { align: 'end', hideRank: 2, className: cell.length, cardClassName: cardCell.hidden },
    cell: () => <LengthCell />,
  }),
  column.accessor(code, {
    id: 'class',
    header: columns.class,
    size: 70,
    meta: { hideRank: 2, className: cell.grade, cardClassName: cardCell.hidden },
    cell: () => <GradeCell />,
  }),
  column.accessor(code, {
    id: 'finish',
    header: columns.finish,
    size: 156,
    meta: { hideRank: 2, className: cell.finish, cardClassName: cardCell.hidden },
    cell: () => <FinishCell />,
  }),
  column.accessor(code, {
    id: 'pack',
    header: columns.pack,
    size: 52,
    meta: { align: 'end', hideRank: 1, className: cell.pack, cardClassName: cardCell.pack },
    cell: () => <PackCell />,
  }),
]);
const tradeColumns = column.columns([
  column.accessor(code, {
    id: 'stock',
    header: columns.stock,
    // Five figures and the number of warehouses on one line.
    size: 180,
    meta: { className: cell.stock, cardClassName: cardCell.stock },
    cell: () => <StockCell />,
  }),
  column.accessor(code, {
    id: 'price',
    header: columns.price,
    size: 106,
    meta: { align: 'end', className: cell.price, cardClassName: cardCell.price },
    cell: () => <PriceCell />,
  }),
]);
const addColumns = column.columns([
  column.display({
    id: 'quantity',
    header: columns.quantity,
    size: 74,
    meta: { align: 'end', className: cell.quantity, cardClassName: cardCell.quantity },
    cell: () => <QuantityCell />,
  }),
  column.display({
    id: 'add',
    header: columns.add,
    ...fixedColumn(116),
    meta: { headerHidden: true, className: cell.add, cardClassName: cardCell.add },
    cell: () => <AddCell />,
  }),
]);

/** The columns to show: price and stock need an account, adding needs an order. */
export function columnsFor(has: { readonly compare: boolean; readonly priced: boolean; readonly adding: boolean }) {
  return [
    ...(has.compare ? [compareColumn] : []),
    ...partColumns,
    ...(has.priced ? tradeColumns : []),
    ...(has.adding ? addColumns : []),
  ];
}

/** The sort for the table's head; the best-match order belongs to no column. */
export function tableSorting(sort: SelectorSort): SortingState {
  if (sort === 'best') return [];
  const [id = '', down] = sort.split('_');
  return [{ id, desc: down !== undefined }];
}

export function selectorSort([sort]: SortingState): SelectorSort {
  const name = sort?.desc ? `${sort.id}_down` : sort?.id;
  return (Object.keys(selectorSorts) as SelectorSort[]).find((known) => known === name) ?? 'best';
}
