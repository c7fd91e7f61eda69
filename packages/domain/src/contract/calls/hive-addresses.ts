import { z } from 'zod/mini';
import type { HivePage, HiveRedirect } from '../../hive/types.ts';
import { defineCall } from '../call.ts';
import { hiveUri, pageId, seenRevision } from '../hive-fields.ts';

export const redirectsDelete = defineCall({
  name: 'redirects/delete',
  access: 'staff',
  summary: 'Ends a redirect. Succeeds if there is none. For root, it and mktg (HIVE-01).',
  request: z.object({ path: hiveUri }),
  reply: z.object({ redirects: z.custom<readonly HiveRedirect[]>() }),
});

export const redirectsGet = defineCall({
  name: 'redirects/get',
  access: 'staff',
  summary: 'All redirects of addresses without a published page, by address (HIVE-01).',
  request: z.object({}),
  reply: z.object({ redirects: z.custom<readonly HiveRedirect[]>() }),
});

export const redirectsSave = defineCall({
  name: 'redirects/save',
  access: 'staff',
  summary:
    'Makes an address lead elsewhere while no page is published there, instead of `replaces` if that is given. For root, it and mktg (HIVE-01).',
  request: z.object({
    path: hiveUri,
    /** A path of this site or an address with http or https. */
    target: z.string().check(z.maxLength(500)),
    permanent: z.boolean(),
    replaces: z.optional(hiveUri),
  }),
  reply: z.object({ redirects: z.custom<readonly HiveRedirect[]>() }),
});

export const uriSettingsGet = defineCall({
  name: 'uri-settings/get',
  access: 'staff',
  summary: "A page's behaviour when opened at each of its addresses (HIVE-01, FILT-05).",
  request: z.object({ page_id: pageId }),
  reply: z.object({ uri_settings: z.custom<HivePage['uri_settings']>() }),
});

export const uriSettingsUpdate = defineCall({
  name: 'uri-settings/update',
  access: 'staff',
  summary:
    'Changes the given settings of one address of a page; null deletes a setting (HIVE-01, FILT-05). For a published page: root, it and mktg only (HIVE-15).',
  request: z.object({
    page_id: pageId,
    revision: seenRevision,
    uri: hiveUri,
    settings: z.looseObject({
      openAtStart: z.optional(z.nullable(z.boolean())),
      search: z.optional(z.nullable(z.string().check(z.maxLength(200)))),
    }),
  }),
  reply: z.object({
    uri_settings: z.custom<HivePage['uri_settings']>(),
    /** The page's new revision. */
    revision: z.int(),
  }),
});
