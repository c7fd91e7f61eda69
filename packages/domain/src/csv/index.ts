export { csvText, listToCsv, spreadsheetCsv } from './csv.ts';
