import { z } from 'zod/mini';
import type { SiteMenuEntry } from '../../hive/site-menu.ts';
import {
  articleTypes,
  type HiveArticle,
  type HiveDeletedPage,
  type HiveDraft,
  type HivePage,
  type HivePageLink,
  type HivePublishedPage,
} from '../../hive/types.ts';
import { defineCall } from '../call.ts';
import { hiveDescription, hiveFlag, hivePosition, hiveUri, pageId, plannedTime, seenRevision } from '../hive-fields.ts';

export const getArticles = defineCall({
  name: 'get-articles',
  access: 'anyone',
  summary: 'Articles of the given types under a filter, newest first (HIVE-12).',
  request: z.object({
    /** By name or by option index. */
    article_types: z.array(z.union([z.enum(articleTypes), z.int().check(z.gte(0), z.lte(2))])).check(z.maxLength(10)),
    filter: z.optional(z.string().check(z.maxLength(200))),
  }),
  reply: z.object({ articles: z.custom<readonly HiveArticle[]>() }),
});

export const getPublishedPages = defineCall({
  name: 'get-published-pages',
  access: 'anyone',
  summary:
    'The page that visitors see at an address or alias, with its components. Without an address, all published pages without components (NAV-12, HIVE-03).',
  request: z.object({ uri_path: z.optional(hiveUri) }),
  reply: z.object({
    pages: z.custom<readonly HivePublishedPage[]>(),
    /** Where the address leads, if no page is published there but it is redirected. */
    moved_to: z.optional(z.string()),
  }),
});

export const getSiteMenu = defineCall({
  name: 'get-site-menu',
  access: 'anyone',
  summary:
    'The site menu: published pages with the menu flag in the order of the page tree, nested to one level (HIVE-01).',
  request: z.object({}),
  reply: z.object({ menu: z.custom<readonly SiteMenuEntry[]>() }),
});

export const pagesAddAlias = defineCall({
  name: 'pages/add-alias',
  access: 'staff',
  summary:
    'Adds an alias to a page, which no other page may have (HIVE-01). For a published page: root, it and mktg only (HIVE-15).',
  request: z.object({ alias: hiveUri, page_id: pageId, revision: seenRevision }),
  reply: z.object({ page: z.custom<HivePage>() }),
});

export const pagesCreate = defineCall({
  name: 'pages/create',
  access: 'staff',
  summary: 'Creates a page at an address that no other page has (HIVE-01).',
  request: z.object({
    uri: hiveUri,
    description: z.optional(hiveDescription),
    parent: z.optional(z.nullable(pageId)),
    position: z.optional(hivePosition),
    menu: hiveFlag,
    active: hiveFlag,
  }),
  reply: z.object({ page_id: z.int(), page: z.custom<HivePage>() }),
});

export const pagesDelete = defineCall({
  name: 'pages/delete',
  access: 'staff',
  summary: 'Deletes a page; its child pages move up (HIVE-01). For a published page: root, it and mktg only (HIVE-15).',
  request: z.object({ page_id: pageId }),
  reply: z.object({ pages: z.custom<readonly HivePage[]>() }),
});

export const pagesGetDeleted = defineCall({
  name: 'pages/get-deleted',
  access: 'staff',
  summary: 'Pages that were deleted within the last 30 days and can be restored, the latest first (HIVE-01).',
  request: z.object({}),
  reply: z.object({ pages: z.custom<readonly HiveDeletedPage[]>() }),
});

export const pagesGetDrafts = defineCall({
  name: 'pages/get-drafts',
  access: 'staff',
  summary: 'The drafts of a page, oldest first (HIVE-02).',
  request: z.object({ page_id: pageId }),
  reply: z.object({ drafts: z.custom<readonly HiveDraft[]>() }),
});

export const pagesGetLinks = defineCall({
  name: 'pages/get-links',
  access: 'staff',
  summary: 'Published pages that link to a page, by any of its addresses (HIVE-01).',
  request: z.object({ page_id: pageId }),
  reply: z.object({ pages: z.custom<readonly HivePageLink[]>() }),
});

export const pagesGetPeople = defineCall({
  name: 'pages/get-people',
  access: 'staff',
  summary: 'Names of the staff by user name, for who requested, published or added something (HIVE-02).',
  request: z.object({}),
  reply: z.object({ people: z.readonly(z.array(z.object({ username: z.string(), name: z.string() }))) }),
});

export const pagesGetSuperPages = defineCall({
  name: 'pages/get-super-pages',
  access: 'staff',
  summary: 'The pages at the top level of the page tree, each with the number of pages below it (HIVE-01).',
  request: z.object({}),
  reply: z.object({ pages: z.custom<readonly (HivePage & { readonly pages_beneath: number })[]>() }),
});

export const pagesGet = defineCall({
  name: 'pages/get',
  access: 'staff',
  summary: 'All hive pages with their drafts, aliases and URI settings (HIVE-01).',
  request: z.object({}),
  reply: z.object({ pages: z.custom<readonly HivePage[]>() }),
});

export const pagesRestore = defineCall({
  name: 'pages/restore',
  access: 'staff',
  summary:
    'Restores a deleted page with its drafts, addresses and child pages (HIVE-01). For a published page: root, it and mktg only (HIVE-15).',
  request: z.object({ page_id: pageId }),
  reply: z.object({
    page: z.custom<HivePage>(),
    /** One sentence for each thing that could not be restored. */
    notes: z.custom<readonly string[]>(),
  }),
});

export const pagesUpdate = defineCall({
  name: 'pages/update',
  access: 'staff',
  summary:
    'Changes the given properties of a page: address, name, place, menu and active flags, aliases (HIVE-01). For a published page: root, it and mktg only (HIVE-15).',
  request: z.object({
    page_id: pageId,
    revision: seenRevision,
    uri: z.optional(hiveUri),
    description: z.optional(hiveDescription),
    parent: z.optional(z.nullable(pageId)),
    position: z.optional(hivePosition),
    menu: hiveFlag,
    active: hiveFlag,
    /** When visitors can no longer reach the page. */
    unpublish_at: z.optional(plannedTime),
    /** The complete list of aliases. */
    aliases: z.optional(z.array(hiveUri).check(z.maxLength(100))),
  }),
  reply: z.object({ page: z.custom<HivePage>() }),
});
