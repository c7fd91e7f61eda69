import { resolve } from 'node:path';
import { z } from 'zod';
import { recordAudit } from '../audit/record-audit.ts';
import { approveLoad, rollBackLoad } from '../feeds/decide-load.ts';
import { loadFolder, usualApprovalPercent } from '../feeds/load-folder.ts';
import { newestLoads } from '../feeds/loads.ts';
import { readSheetInWorker } from '../feeds/open-file.ts';
import { describeReport } from '../feeds/report.ts';
import { operateMessages } from '../messages/operate.ts';
import { byCommand } from './by-command.ts';
import { type StoreCommand, type StoreWork, storeCommand, UsageError } from './command.ts';
import { readOnlyOptions, readOptions } from './options.ts';

const { feeds: texts } = operateMessages;
const operator = { userId: null, realUserId: null, ...byCommand };

const audit = ({ database, clock }: StoreWork, what: string, detail: object) =>
  recordAudit(database, operator, byCommand, clock.now(), { what, result: 'ok', detail });

const folderInput = z.object({
  folder: z.string(),
  report: z.string().nullable(),
  percent: z.number().min(0).max(100),
  delta: z.boolean(),
});
const options = {
  report: { type: 'string' },
  percent: { type: 'string', default: String(usualApprovalPercent) },
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
      if (folder === undefined || more.length > 0) throw new UsageError(operateMessages.usage(`${name} ${usage}`));
      const percent = Number(values.percent);
      if (!(percent >= 0 && percent <= 100)) throw new UsageError(texts.wrongPercent);
      // A running server may execute the command in another working directory.
      const report = values.report === undefined ? null : resolve(values.report);
      return { folder: resolve(folder), report, percent, delta: values.delta };
    },
    async work({ folder, report, percent, delta }, work) {
      const request = { folder, isDelta: delta, isCheck, reportFolder: report, approvalPercent: percent };
      const { feeds } = await loadFolder(request, { ...work, readSheet: readSheetInWorker });
      if (!isCheck && feeds.length > 0)
        await audit(work, 'feed_load', { folder, delta, feeds: feeds.map(({ feed }) => feed) });
    },
  });
}

const withoutWords = (name: string) => async (words: readonly string[]) => {
  readOnlyOptions(words, {}, name);
  return {};
};

export const feedCommands: readonly StoreCommand[] = [
  folderCommand({
    name: 'feed check',
    usage: 'FOLDER|ZIP [--delta] [--report FOLDER]',
    summary: texts.check,
    isCheck: true,
  }),
  folderCommand({
    name: 'feed load',
    usage: 'FOLDER|ZIP [--delta] [--report FOLDER] [--percent N]',
    summary: texts.load,
    isCheck: false,
  }),
  storeCommand({
    name: 'feed approve',
    usage: '',
    summary: texts.approve,
    input: z.object({}),
    read: withoutWords('feed approve'),
    async work(_, work) {
      work.say(texts.live(await approveLoad(work, operator, null)));
    },
  }),
  storeCommand({
    name: 'feed rollback',
    usage: '',
    summary: texts.rollback,
    input: z.object({}),
    read: withoutWords('feed rollback'),
    async work(_, work) {
      const { undone, live } = await rollBackLoad(work, operator, null);
      work.say(`${texts.undone(undone)} ${live === null ? texts.noneLive : texts.live(live)}`);
    },
  }),
  storeCommand({
    name: 'feed list',
    usage: '',
    summary: texts.list,
    input: z.object({}),
    read: withoutWords('feed list'),
    async work(_, { database, say }) {
      const loads = await newestLoads(database, 20);
      if (loads.length === 0) say(texts.none);
      for (const { load_id, state, mode, folder, started, report } of loads) {
        say(`${load_id} ${state} ${started} ${folder}${mode === 'delta' ? texts.delta : ''}`);
        for (const line of describeReport({ feeds: [], approval: [], ...report })) say(`  ${line}`);
      }
    },
  }),
];
