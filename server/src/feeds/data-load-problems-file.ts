import { csvText } from '@portal/domain/csv';
import { harmlessCell } from '@portal/domain/import';
import type { Handler } from '../calls/handler.ts';
import { readProblems } from './load-problems.ts';

const heads = ['level', 'feed', 'file', 'line', 'column', 'value', 'message', 'remedy'] as const;

export const dataLoadProblemsFile: Handler<'dataLoadProblemsFile'> = async ({ data }, { database }) => {
  const { problems } = await readProblems(database, data.load_id, { from: 0, most: 20_000 });
  const rows = problems.map((problem) => heads.map((head) => harmlessCell(String(problem[head] ?? ''))));
  // The byte-order mark by which spreadsheets recognise UTF-8.
  const text = `\ufeff${csvText([heads, ...rows])}`;
  return {
    data: {
      file: {
        file_name: `load-${data.load_id}-problems.csv`,
        content_type: 'text/csv; charset=utf-8',
        content_base64: Buffer.from(text).toString('base64'),
      },
    },
  };
};
