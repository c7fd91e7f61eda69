import { commonMessages as common } from './common.ts';

const rows = (count: number) => `${count} ${count === 1 ? 'row' : 'rows'}`;

/** The review of an imported list before it becomes lines (IMP-06). */
export const importReviewMessages = {
  label: 'Rows of the list',
  rowName: (row: number) => `row ${row}`,
  empty: 'No row of this list contains a part.',
  notRead: (count: number) => `${count} ${count === 1 ? 'row was' : 'rows were'} not read as parts`,
  row: (row: number) => `Row ${row}`,
  listColumns: 'Columns of the list',
  tableColumns: (line: number) => `Columns from row ${line} on`,
  listColumn: (number: number) => `Column ${number}`,
  columns: {
    line: 'Row',
    source: 'As written',
    match: common.part,
    quantity: common.quantity,
    band: 'Certainty',
  },
  cells: {
    chosen: 'Chosen',
    chooseOne: (count: number) => (count === 1 ? 'Choose this part or another' : `Choose one of ${count}`),
    nothingFound: 'Nothing found',
    quantity: (row: number) => `Quantity, row ${row}`,
  },
  panel: {
    source: (row: number, source: string) => `Row ${row}: ${source}`,
    candidates: (row: number) => `Parts for row ${row}`,
    find: (row: number) => `Find another part for row ${row}`,
    findHint: 'Find another part: code, size or words',
    leaveOut: 'Leave this row out',
    include: 'Include this row',
  },
  summary: {
    leftOut: (count: number) => `${count} left out`,
    resolved: 'All rows are resolved',
    toAnswer: (count: number) => `${count} to answer`,
    pickSimilar: (label: string, count: number) => `${label} for ${count} more ${count === 1 ? 'row' : 'rows'}`,
    merge: (count: number) => `Merge ${count} duplicate ${count === 1 ? 'row' : 'rows'}`,
    acceptChecks: (count: number) => `Accept ${count} marked Check`,
    /** Undoes a choice that decided many rows at once. */
    undo: {
      similar: (count: number) => `Undo for ${rows(count)}`,
      merge: () => 'Undo the merge',
      acceptChecks: (count: number) => `Undo accepting ${rows(count)}`,
    },
    next: 'Next to answer',
  },
};
