import { spacings, Table, type TableHandle } from '@portal/design-system';
import { type RefObject, useMemo } from 'react';
import { PartRow } from './PartRow.tsx';
import type { ProductSelectorProps } from './ProductSelector.props.ts';
import { columnsFor, selectorSort, tableSort } from './result-columns.ts';

export interface ResultsTableProps
  extends Pick<
    ProductSelectorProps,
    | 'codes'
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

const card = {
  columns: '36px minmax(0, 1fr) auto',
  areas: '"cmp code price" "cmp desc desc" "cmp pack stock" "cmp qty add"',
} as const;
/** A card with one line of description, and what adding needs beneath it; then each is measured. */
const cardHeight = 96;
const addHeight = 44;
const nowhere: ReadonlySet<string> = new Set();

/** The results as rows. A row with buttons is never lower than they are. */
export function ResultsTable(props: ResultsTableProps) {
  const { table, codes, source, sort, onSort, priced, adding, comparing, openPart, onOpenPart, panel } = props;
  const { empty, spacing, scroll } = props;
  const addable = adding !== null;
  const comparable = comparing !== null;
  const columns = useMemo(
    () => columnsFor({ compare: comparable, priced, adding: addable }),
    [comparable, priced, addable],
  );
  const smallHeight = useMemo(() => {
    const height = cardHeight + (addable ? addHeight : 0);
    return () => height;
  }, [addable]);
  const px = spacings[spacing];
  return (
    <Table
      ref={table}
      label="Parts"
      columns={columns}
      absentInSmall={nowhere}
      rowIds={codes}
      Row={PartRow}
      rowHeight={px.row}
      headHeight={px.headH}
      smallHeight={smallHeight}
      card={card}
      openRow={openPart}
      panel={panel}
      sort={tableSort(sort)}
      onSort={(next) => onSort(selectorSort(next))}
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
