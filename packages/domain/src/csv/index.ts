export { csvText, listToCsv } from './csv.ts';
