import type { HiveDraft, HivePage } from '@portal/domain/hive';
import { expect, test } from 'vitest';
import { lookupsOf } from './publishing.ts';

const draft = (published: 0 | 1): HiveDraft => ({
  draft_id: 2,
  page_id: 1,
  description: '',
  finalised: 1,
  published,
  publish_requested: 0,
  revision: 0,
  forked_from: null,
  created: '2026-01-01T00:00:00.000Z',
  created_by: 'editor',
  changed: '2026-01-01T00:00:00.000Z',
  changed_by: 'editor',
  requested: null,
  requested_by: null,
  request_comment: '',
  request_waivers: [],
  published_at: null,
  published_by: null,
});
const page = (uri: string, active: 0 | 1, published: 0 | 1): HivePage => ({
  page_id: 1,
  uri,
  uri_path: uri,
  description: '',
  parent: null,
  position: 0,
  menu: 1,
  active,
  revision: 0,
  drafts: [draft(published)],
  aliases: [],
  uri_settings: [],
});
const noParts = { facts: () => null, supersededBy: () => null };
const { answers } = lookupsOf(
  noParts,
  [page('/about-us', 1, 1), page('/draft-only', 1, 0), page('/switched-off', 0, 1), page('/orders-by-post', 0, 1)],
  true,
);

test.each([
  ['/about-us', 'a published page'],
  ['/', 'the home page'],
  ['/home', 'the home page by its name'],
  ['/Register/', 'a screen in any case'],
  ['/new-password', 'a screen'],
  ['/classic', 'a door that the server keeps'],
  ['/search/m16%20x%2080', 'a search for words with spaces'],
  ['/images/drawings/HXB-16080-88G.svg', 'a drawing'],
  ['/images/800/shop%20front.webp', 'a picture whose name has a space'],
  ['/documents/ETA-20.0541.pdf', 'a document'],
  ['/sitemap.xml', 'a file of the portal'],
])('HIVE-02 a link to %s stops no publication: %s', (path) => expect(answers(path)).toBe(true));

test.each([
  ['/draft-only', 'a page that is not published'],
  ['/switched-off', 'a page that visitors cannot reach'],
  ['/orders-by-post', 'one whose name only begins like a screen'],
  ['/nowhere', 'no page'],
  ['/home/nowhere', 'nothing below the home page'],
  ['/brochure.pdf', 'no file'],
  ['/pictures/a.webp', 'no picture'],
  ['/%E0%A4%A', 'an address that is none'],
])('HIVE-02 a link to %s leads nowhere: %s', (path) => expect(answers(path)).toBe(false));
