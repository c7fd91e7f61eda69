import { spreadsheetCsv } from '@portal/domain/csv';
import type { Database } from '../db/database.ts';
import { readProblems } from './load-problems.ts';

const heads = ['level', 'feed', 'file', 'line', 'column', 'value', 'message', 'remedy'] as const;

const most = 20_000;

/** The problems of a load as CSV, the first 20,000. No cell is read as a formula. */
export async function problemsFile(database: Database, loadId: number): Promise<string> {
  const { problems } = await readProblems(database, loadId, { from: 0, most });
  const rows = problems.map((problem) => heads.map((head) => String(problem[head] ?? '')));
  // The byte-order mark by which spreadsheets recognise UTF-8.
  return `\ufeff${spreadsheetCsv([heads, ...rows])}`;
}
