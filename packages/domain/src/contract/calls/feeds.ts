import { z } from 'zod/mini';
import type { FileReply } from '../../catalogue/product.ts';
import type { FeedSource, MappedSample } from '../../data/mapping-types.ts';
import type { ChangedRow, FeedState, LoadDetail, LoadProblem, LoadSummary, WaitingFiles } from '../../data/types.ts';
import { base64Of, largestLoadUpload, largestSample, mostLoadFiles } from '../../data/upload.ts';
import { defineCall } from '../call.ts';
import { feedMapping, feedName, sentFile, sourceName } from '../feed-files.ts';

export const dataFeeds = defineCall({
  name: 'data/feeds',
  access: 'operator',
  summary:
    'The live data: rows and last load of every feed, whether there are parts and customers at all, and where files come from. `is_demo`: an older version wrote the demo supplier without feeds, and the database accepts no loads.',
  request: z.object({}),
  reply: z.object({
    feeds: z.custom<readonly FeedState[]>(),
    has_parts: z.boolean(),
    has_customers: z.boolean(),
    is_demo: z.boolean(),
    watched_folder: z.nullable(z.string()),
    bucket: z.nullable(z.object({ url: z.string(), daily_at: z.nullable(z.string()) })),
    tokens: z.array(z.object({ name: z.string(), last_used: z.nullable(z.string()) })),
  }),
});

export const dataLoadAgain = defineCall({
  name: 'data/load-again',
  access: 'operator',
  summary:
    'Begins to load the files of a refused, interrupted, discarded or replaced load again: a delivery from where it was moved to, an upload from the files that the server keeps of the newest one. `is_same`: these files are live already, since this load.',
  request: z.object({ load_id: z.int() }),
  reply: z.object({ load_id: z.number(), is_same: z.boolean() }),
});

export const dataLoadNow = defineCall({
  name: 'data/load-now',
  access: 'operator',
  summary:
    'Begins to load the files that wait in the watched folder or the bucket, without their marker or hour. `mode`: what they hold, unless a marker says so. `is_same`: these files are live already, since this load.',
  request: z.object({ from: z.enum(['folder', 'bucket']), mode: z.enum(['full', 'delta']) }),
  reply: z.object({ load_id: z.number(), is_same: z.boolean() }),
});

export const dataWaitingFiles = defineCall({
  name: 'data/waiting-files',
  access: 'operator',
  summary: 'Names of the files that wait in the watched folder and the bucket; null for one that is not set.',
  request: z.object({}),
  reply: z.object({ folder: z.custom<WaitingFiles | null>(), bucket: z.custom<WaitingFiles | null>() }),
});

export const dataLoadApprove = defineCall({
  name: 'data/load-approve',
  access: 'operator',
  summary: 'Makes the load that waits for approval live. Refused if it was replaced or ended.',
  request: z.object({ load_id: z.int() }),
  reply: z.object({ load_id: z.number() }),
});

export const dataLoadDiscard = defineCall({
  name: 'data/load-discard',
  access: 'operator',
  summary: 'Ends a load that is being read or waits for approval. The live data stays as it is.',
  request: z.object({ load_id: z.int() }),
  reply: z.object({ load_id: z.number() }),
});

export const dataLoadFiles = defineCall({
  name: 'data/load-files',
  access: 'operator',
  largestBody: base64Of(largestLoadUpload) + 16_384,
  summary:
    'Begins to check feed files, a mapping file or one ZIP file of them, up to 32 MB together as sent. Within the limits too the load waits for data/load-approve. `is_same`: these files are live already, since this load.',
  request: z.object({
    mode: z.enum(['full', 'delta']),
    files: z.array(sentFile(largestLoadUpload)).check(z.minLength(1), z.maxLength(mostLoadFiles)),
  }),
  reply: z.object({ load_id: z.number(), is_same: z.boolean() }),
});

export const dataLoadLeaveOut = defineCall({
  name: 'data/load-leave-out',
  access: 'operator',
  summary:
    'Leaves rows out of the load that waits for approval, by their keys as of data/load-rows; the live rows stay. Refused for a row that others in the load depend on. A load without any change left is discarded.',
  request: z.object({
    load_id: z.int(),
    feed: feedName,
    keys: z.array(z.string().check(z.minLength(1), z.maxLength(400))).check(z.minLength(1), z.maxLength(200)),
  }),
  reply: z.object({ rows: z.number() }),
});

export const dataLoadRows = defineCall({
  name: 'data/load-rows',
  access: 'operator',
  summary:
    'Rows that a load changes, 50 from a position (0 is the first), and the number of all: of one feed, of one kind, and with `find` those whose key contains it. Stored while the load waits or can be rolled back.',
  request: z.object({
    load_id: z.int(),
    feed: z.optional(feedName),
    kind: z.optional(z.enum(['new', 'changed', 'gone'])),
    find: z.optional(z.string().check(z.maxLength(80))),
    from: z.int().check(z.nonnegative()),
  }),
  reply: z.object({ rows: z.custom<readonly ChangedRow[]>(), total: z.number() }),
});

export const dataLoadProblemsFile = defineCall({
  name: 'data/load-problems-file',
  access: 'operator',
  summary: 'The stored errors and warnings of a load as CSV.',
  request: z.object({ load_id: z.int() }),
  reply: z.object({ file: z.custom<FileReply>() }),
});

export const dataLoadProblems = defineCall({
  name: 'data/load-problems',
  access: 'operator',
  summary:
    'Errors and warnings of a load, 50 from a position (0 is the first), and the number of those stored. The first 1,000 of each file are stored, for the newest 100 loads.',
  request: z.object({ load_id: z.int(), from: z.int().check(z.nonnegative()) }),
  reply: z.object({ problems: z.custom<readonly LoadProblem[]>(), total: z.number() }),
});

export const dataLoadRollback = defineCall({
  name: 'data/load-rollback',
  access: 'operator',
  summary:
    'Rolls back the live load to the data before it. Refused if another load is live by now. Returns the load that is live now, or null.',
  request: z.object({ load_id: z.int() }),
  reply: z.object({ live: z.nullable(z.number()) }),
});

export const dataLoad = defineCall({
  name: 'data/load',
  access: 'operator',
  summary: 'One load with its difference from the live data, per feed.',
  request: z.object({ load_id: z.int() }),
  reply: z.object({ load: z.custom<LoadDetail>() }),
});

export const dataLoads = defineCall({
  name: 'data/loads',
  access: 'operator',
  summary: 'Loads of feed files, newest first, in pages; with `feed` only those that had this feed.',
  request: z.object({
    before: z.optional(z.int()),
    feed: z.optional(z.string().check(z.maxLength(40))),
  }),
  reply: z.object({ loads: z.custom<readonly LoadSummary[]>(), more: z.boolean() }),
});

export const dataMapSample = defineCall({
  name: 'data/map-sample',
  access: 'operator',
  largestBody: base64Of(largestSample) + 65_536,
  summary:
    'Reads a sample file of another system without loading it, and compares it with the live data. Without `mapping`, proposes one, for `feed` or for the feed that the file fits best.',
  request: z.object({ file: sentFile(largestSample), feed: z.optional(feedName), mapping: z.optional(feedMapping) }),
  reply: z.object({ sample: z.custom<MappedSample>() }),
});

export const dataSourceDelete = defineCall({
  name: 'data/source-delete',
  access: 'operator',
  summary: 'Deletes a source. The data that it brought stays.',
  request: z.object({ name: sourceName }),
  reply: z.object({ name: z.string() }),
});

export const dataSourceSave = defineCall({
  name: 'data/source-save',
  access: 'operator',
  summary:
    'Saves how files whose names begin with this name are read. `every_hours`: a source without a file for so long is late; null: it has no schedule. `daily_by`: the time of day, HH:MM by the supplier’s clock, by which each day’s file should be there.',
  request: z.object({
    name: sourceName,
    feed: feedName,
    mapping: feedMapping,
    every_hours: z.nullable(z.int().check(z.minimum(1), z.maximum(8784))),
    daily_by: z.optional(z.nullable(z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/)))),
  }),
  reply: z.object({ name: z.string() }),
});

export const dataSources = defineCall({
  name: 'data/sources',
  access: 'operator',
  summary: 'The sources of the supplier’s data by name: their mappings, schedules and last files.',
  request: z.object({}),
  reply: z.object({ sources: z.custom<readonly FeedSource[]>() }),
});

export const dataTemplates = defineCall({
  name: 'data/templates',
  access: 'operator',
  summary:
    'The template of one feed as CSV; without a feed a ZIP file of all templates, their schemas and a description.',
  request: z.object({ feed: z.optional(z.string().check(z.maxLength(40))) }),
  reply: z.object({ file: z.custom<FileReply>() }),
});
