import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { csvText } from '@portal/domain/csv';
import { harmlessCell } from '@portal/domain/import';
import { feedsPages, templateFiles } from '@portal/feeds/documents';
import { strToU8, zipSync } from 'fflate';
import { recordAudit } from '../audit/record-audit.ts';
import type { Handler } from '../calls/handler.ts';
import { invalidFields } from '../calls/refusal.ts';
import { feedMessages as messages } from '../messages/feeds.ts';
import { signedIn } from '../session/access.ts';
import { approveLoad, discardLoad, rollBackLoad } from './decide-load.ts';
import { readFeedStates } from './feed-states.ts';
import { leaveRowsOut } from './leave-out.ts';
import { readProblems } from './load-problems.ts';
import { actorOf, loadNotFound, orRefusal } from './load-refusals.ts';
import { readChangedRows } from './load-rows.ts';
import { hasCustomers, hasLiveParts, readLoad, readLoads } from './load-views.ts';
import { mapSample } from './map-sample.ts';
import { readSheetInWorker } from './open-file.ts';
import { isDemoStore } from './refuse-demo-store.ts';
import { listSources, removeSource, saveSource } from './sources.ts';
import { storeFiles } from './store-files.ts';
import { listTokens } from './tokens.ts';

export const dataFeeds: Handler<'dataFeeds'> = async (_, services) => {
  const { database, config } = services;
  const tokens = await listTokens(database);
  return {
    data: {
      feeds: await readFeedStates(services),
      has_parts: await hasLiveParts(database),
      has_customers: await hasCustomers(database),
      is_demo: await isDemoStore(database),
      watched_folder: config.feedFolder,
      bucket: config.feedBucket && { url: config.feedBucket.url, daily_at: config.feedBucket.dailyAt },
      tokens: tokens.flatMap(({ name, last_used, revoked }) => (revoked === null ? [{ name, last_used }] : [])),
    },
  };
};

export const dataLoadApprove: Handler<'dataLoadApprove'> = async (request, services) => ({
  data: { load_id: await orRefusal(approveLoad(services, actorOf(request), request.data.load_id)) },
});

export const dataLoadDiscard: Handler<'dataLoadDiscard'> = async (request, services) => {
  const { load_id } = request.data;
  await orRefusal(discardLoad(services, actorOf(request), load_id));
  return { data: { load_id } };
};

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

const pageSize = 50;

export const dataLoadProblems: Handler<'dataLoadProblems'> = async ({ data }, { database }) => ({
  data: await readProblems(database, data.load_id, { from: data.from, most: pageSize }),
});

export const dataLoadRollback: Handler<'dataLoadRollback'> = async (request, services) => {
  const { live } = await orRefusal(rollBackLoad(services, actorOf(request), request.data.load_id));
  return { data: { live } };
};

export const dataLoadLeaveOut: Handler<'dataLoadLeaveOut'> = async (request, services) => {
  const { load_id, feed, keys } = request.data;
  const rows = await orRefusal(leaveRowsOut(services, actorOf(request), { loadId: load_id, feed, keys }));
  return { data: { rows } };
};

export const dataLoadRows: Handler<'dataLoadRows'> = async ({ data }, { database }) => {
  const { load_id, feed = null, kind = null, find = '', from } = data;
  return { data: await readChangedRows(database, { loadId: load_id, feed, kind, find, from }) };
};

export const dataLoad: Handler<'dataLoad'> = async ({ data }, services) => {
  const load = await readLoad(services, data.load_id);
  if (!load) throw loadNotFound();
  return { data: { load } };
};

export const dataLoads: Handler<'dataLoads'> = async ({ data }, { database }) => ({
  data: await readLoads(database, data),
});

export const dataMapSample: Handler<'dataMapSample'> = async ({ data: { file, feed, mapping } }, { database }) => {
  const folder = await mkdtemp(join(tmpdir(), 'portal-sample-'));
  try {
    await orRefusal(storeFiles([file], folder));
    const path = join(folder, file.name);
    const sample = await orRefusal(
      mapSample({ file: file.name, path }, { feed, mapping }, { database, readSheet: readSheetInWorker }),
    );
    return { data: { sample } };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};

export const dataSourceDelete: Handler<'dataSourceDelete'> = async (request, { database, clock }) => {
  const { name } = request.data;
  await database.transaction((tx) => removeSource(tx, actorOf(request), name, clock.now()));
  return { data: { name } };
};

export const dataSourceSave: Handler<'dataSourceSave'> = async (request, { database, clock }) => {
  const { name, feed } = request.data;
  const now = clock.now();
  const { username } = signedIn(request.caller);
  await database.transaction(async (tx) => {
    await orRefusal(saveSource(tx, request.data, { now, username }));
    const detail = { name, feed };
    await recordAudit(tx, actorOf(request), request, now, { what: 'feed_source', result: 'ok', detail });
  });
  return { data: { name } };
};

export const dataSources: Handler<'dataSources'> = async (_, { database, clock }) => ({
  data: { sources: await listSources(database, clock.now()) },
});

const zipOf = (files: ReadonlyMap<string, string>) =>
  zipSync(Object.fromEntries([...files].map(([name, text]) => [name, strToU8(text)])));

export const dataTemplates: Handler<'dataTemplates'> = async ({ data: { feed } }) => {
  const files = templateFiles();
  if (feed === undefined) {
    const all = zipOf(new Map([...files, ...feedsPages()]));
    const content_base64 = Buffer.from(all).toString('base64');
    return { data: { file: { file_name: 'feed-templates.zip', content_type: 'application/zip', content_base64 } } };
  }
  const file_name = `${feed}.csv`;
  const text = files.get(file_name);
  if (text === undefined) throw invalidFields([{ field: 'feed', message: messages.upload.unknownFeed(feed) }]);
  const content_base64 = Buffer.from(text).toString('base64');
  return { data: { file: { file_name, content_type: 'text/csv; charset=utf-8', content_base64 } } };
};

export { dataLoadAgain, dataLoadNow, dataWaitingFiles } from './data-load-again.ts';
export { dataLoadFiles } from './data-load-files.ts';
