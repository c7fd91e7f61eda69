import { resolve } from 'node:path';
import { z } from 'zod';
import { recordAudit } from '../documents/audit.ts';
import { loadFolder } from '../feeds/load-folder.ts';
import { liveLoad, newestLoads, removeOldRows } from '../feeds/loads.ts';
import { describeReport } from '../feeds/report.ts';
import { switchToLoad, undoLoad } from '../feeds/switch-load.ts';
import { readWorkbook } from '../import/read-workbook.ts';
import { byCommand } from './by-command.ts';
import { type StoreCommand, type StoreWork, storeCommand, UsageError } from './command.ts';
import { readOptions } from './options.ts';

const nobody = { userId: null, realUserId: null };

const audit = ({ database, clock }: StoreWork, what: string, detail: object) =>
  recordAudit(database, nobody, byCommand, clock.now(), { what, result: 'ok', detail });

const folderInput = z.object({
  folder: z.string(),
  report: z.string().nullable(),
  percent: z.number().min(0).max(100),
  delta: z.boolean(),
});
const options = {
  report: { type: 'string' },
  percent: { type: 'string', default: '20' },
  delta: { type: 'boolean', default: false },
} as const;

function folderCommand(given: {
  readonly name: string;
  readonly usage: string;
  readonly summary: string;
  readonly isCheck: boolean;
}): StoreCommand {
  const { name, usage, summary, isCheck } = given;
  return storeCommand({
    name,
    usage,
    summary,
    input: folderInput,
    async read(words) {
      const { values, positionals } = readOptions(words, options, `${name} ${usage}`);
      const [folder, ...more] = positionals;
      if (folder === undefined || more.length > 0) throw new UsageError(`Usage: portal ${name} ${usage}`);
      const percent = Number(values.percent);
      if (!(percent >= 0 && percent <= 100)) throw new UsageError('--percent: a number from 0 to 100.');
      // A running server may execute the command in another working directory.
      const report = values.report === undefined ? null : resolve(values.report);
      return { folder: resolve(folder), report, percent, delta: values.delta };
    },
    async work({ folder, report, percent, delta }, work) {
      const request = { folder, isDelta: delta, isCheck, reportFolder: report, approvalPercent: percent };
      const readSheet = (bytes: Uint8Array<ArrayBuffer>) => readWorkbook(bytes, 'operator');
      const { feeds } = await loadFolder(request, { ...work, readSheet });
      if (!isCheck && feeds.length > 0)
        await audit(work, 'feed_load', { folder, delta, feeds: feeds.map(({ feed }) => feed) });
    },
  });
}

const withoutWords = (name: string) => async (words: readonly string[]) => {
  readOptions(words, {}, name);
  return {};
};

export const feedCommands: readonly StoreCommand[] = [
  folderCommand({
    name: 'feed check',
    usage: 'FOLDER|ZIP [--delta] [--report FOLDER]',
    summary: 'reads feed files, changes nothing, and reports what is wrong and what would change',
    isCheck: true,
  }),
  folderCommand({
    name: 'feed load',
    usage: 'FOLDER|ZIP [--delta] [--report FOLDER] [--percent N]',
    summary: 'makes feed files live; waits for approval if more than N % (20) would be removed or change price',
    isCheck: false,
  }),
  storeCommand({
    name: 'feed approve',
    usage: '',
    summary: 'makes the load that waits for approval live',
    input: z.object({}),
    read: withoutWords('feed approve'),
    async work(_, work) {
      const [newest] = await newestLoads(work.database, 1);
      if (newest?.state !== 'waiting') throw new UsageError('No load waits for approval.');
      await switchToLoad(work, newest.load_id, 'waiting');
      await removeOldRows(work.database);
      await audit(work, 'feed_approve', { load: newest.load_id });
      work.say(`Load ${newest.load_id} is live.`);
    },
  }),
  storeCommand({
    name: 'feed rollback',
    usage: '',
    summary: 'rolls back to the data before the last load',
    input: z.object({}),
    read: withoutWords('feed rollback'),
    async work(_, work) {
      const live = await liveLoad(work.database);
      if (!live) throw new UsageError('No load is live.');
      await undoLoad(work, live.load_id);
      await audit(work, 'feed_rollback', { load: live.load_id });
      const before = await liveLoad(work.database);
      work.say(`Load ${live.load_id} is undone. ${before ? `Load ${before.load_id} is live.` : 'No load is live.'}`);
    },
  }),
  storeCommand({
    name: 'feed list',
    usage: '',
    summary: 'lists the last loads with what they changed',
    input: z.object({}),
    read: withoutWords('feed list'),
    async work(_, { database, say }) {
      const loads = await newestLoads(database, 20);
      if (loads.length === 0) say('Nothing was loaded yet.');
      for (const { load_id, state, mode, folder, started, report } of loads) {
        say(`${load_id} ${state} ${started} ${folder}${mode === 'delta' ? ' (delta)' : ''}`);
        for (const line of describeReport({ feeds: [], approval: [], ...report })) say(`  ${line}`);
      }
    },
  }),
];
