import { authorOf } from '../calls/author.ts';
import type { Handler } from '../calls/handler.ts';
import { approveLoad, discardLoad, rollBackLoad } from './decide-load.ts';
import { readFeedStates } from './feed-states.ts';
import { leaveRowsOut } from './leave-out.ts';
import { listWaitingFiles } from './list-waiting-files.ts';
import { loadAgain, loadWaiting } from './load-again.ts';
import { loadFiles } from './load-files.ts';
import { readProblems } from './load-problems.ts';
import { actorOf, loadNotFound, orLoadRefusal, orRefusal } from './load-refusals.ts';
import { readChangedRows } from './load-rows.ts';
import { hasCustomers, hasLiveParts, readLoad, readLoads } from './load-views.ts';
import { mapSentSample } from './map-sent-sample.ts';
import { problemsFile } from './problems-file.ts';
import { isDemoStore } from './refuse-demo-store.ts';
import { listSources, removeSource, saveSource } from './sources.ts';
import { templateFile } from './template-file.ts';
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

export const dataLoadFiles: Handler<'dataLoadFiles'> = async (request, services) => ({
  data: await orLoadRefusal(loadFiles(services, authorOf(request), request.data)),
});

export const dataLoadAgain: Handler<'dataLoadAgain'> = async (request, services) => ({
  data: await orLoadRefusal(loadAgain(services, authorOf(request), request.data.load_id)),
});

export const dataLoadNow: Handler<'dataLoadNow'> = async (request, services) => ({
  data: await orLoadRefusal(loadWaiting(services, authorOf(request), request.data)),
});

export const dataLoadProblemsFile: Handler<'dataLoadProblemsFile'> = async ({ data }, { database }) => ({
  data: {
    file: {
      file_name: `load-${data.load_id}-problems.csv`,
      content_type: 'text/csv; charset=utf-8',
      content_base64: Buffer.from(await problemsFile(database, data.load_id)).toString('base64'),
    },
  },
});

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

export const dataMapSample: Handler<'dataMapSample'> = async ({ data }, { database }) => ({
  data: { sample: await orRefusal(mapSentSample(database, data)) },
});

export const dataSourceDelete: Handler<'dataSourceDelete'> = async (request, { database, clock }) => {
  const { name } = request.data;
  await database.transaction((tx) => removeSource(tx, actorOf(request), name, clock.now()));
  return { data: { name } };
};

export const dataSourceSave: Handler<'dataSourceSave'> = async (request, { database, clock }) => {
  await database.transaction((tx) => orRefusal(saveSource(tx, authorOf(request), request.data, clock.now())));
  return { data: { name: request.data.name } };
};

export const dataSources: Handler<'dataSources'> = async (_, { database, clock }) => ({
  data: { sources: await listSources(database, clock.now()) },
});

export const dataTemplates: Handler<'dataTemplates'> = async ({ data }) => {
  const { file_name, content_type, bytes } = templateFile(data.feed);
  return { data: { file: { file_name, content_type, content_base64: Buffer.from(bytes).toString('base64') } } };
};

export const dataWaitingFiles: Handler<'dataWaitingFiles'> = async (_, { config }) => ({
  data: await listWaitingFiles(config),
});
