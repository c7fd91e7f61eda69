export { csvText, listToCsv, spreadsheetCsv } from './csv.ts';
export { withOneLineCells } from './one-line-cells.ts';
