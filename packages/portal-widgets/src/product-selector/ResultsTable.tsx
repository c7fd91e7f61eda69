import { spacings, Table, type TableHandle } from '@portal/design-system';
import { type RefObject, useMemo } from 'react';
import { productSelectorMessages as messages } from '../messages/product-selector.tsx';
import { PartRow } from './PartRow.tsx';
import type { ProductSelectorProps } from './ProductSelector.props.ts';
import { columnsFor, type ResultRow, selectorSort, tableSorting } from './result-columns.tsx';

export interface ResultsTableProps
  extends Pick<
    ProductSelectorProps,
    | 'codes'
    | 'nearCodes'
    | 'source'
    | 'sort'
    | 'onSort'
    | 'priced'
    | 'adding'
    | 'comparing'
    | 'openPart'
    | 'onOpenPart'
    | 'panel'
    | 'empty'
    | 'spacing'
    | 'scroll'
  > {
  readonly table: RefObject<TableHandle | null>;
}

const cardLayout = {
  columns: '36px minmax(0, 1fr) auto',
  areas: '"cmp code price" "cmp desc desc" "cmp pack stock" "cmp qty add"',
} as const;
/** Estimated height in px of a card with one line of description, and of its add controls; then each card is measured. */
const cardHeight = 96;
const addHeight = 44;
/** With the columns to add, lines narrower than this in px would cut a long description at its second line. */
const addingBelow = 880;
const rowId = ({ stock_code }: ResultRow) => stock_code;

/** The results as rows. Rows with buttons are at least as high as these. */
export function ResultsTable(props: ResultsTableProps) {
  const { table, codes, nearCodes, source, sort, onSort, priced, adding, comparing, openPart, onOpenPart, panel } =
    props;
  const { empty, spacing, scroll } = props;
  const addable = adding !== null;
  const comparable = comparing !== null;
  const columns = useMemo(
    () => columnsFor({ compare: comparable, priced, adding: addable }),
    [comparable, priced, addable],
  );
  const data = useMemo(() => [...codes, ...nearCodes].map((stock_code) => ({ stock_code })), [codes, nearCodes]);
  const sorting = useMemo(() => tableSorting(sort), [sort]);
  const card = useMemo(() => {
    const height = cardHeight + (addable ? addHeight : 0);
    return { ...cardLayout, height: () => height, ...(addable ? { below: addingBelow } : {}) };
  }, [addable]);
  const px = spacings[spacing];
  return (
    <Table
      ref={table}
      label={messages.list}
      columns={columns}
      data={data}
      getRowId={rowId}
      rowName={rowId}
      RowProvider={PartRow}
      rowHeight={px.row}
      headHeight={px.headH}
      card={card}
      openRow={openPart}
      panel={panel}
      sorting={sorting}
      onSortingChange={(next) => onSort(selectorSort(next))}
      scroll={scroll}
      empty={empty}
      rowText={(id) => `${id} ${source.part(id)?.description ?? ''}`}
      onOpen={(id) => onOpenPart(id === openPart ? null : id)}
      onRowKey={(id, key) => {
        if (key === 'escape' && openPart !== null) {
          onOpenPart(null);
          return true;
        }
        if (key !== 'c' || !comparing) return false;
        comparing.onToggle(id);
        return true;
      }}
    />
  );
}
