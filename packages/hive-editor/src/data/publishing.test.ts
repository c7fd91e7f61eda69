import { draftFixture, pageFixture } from '@portal/domain/fixtures';
import { expect, test } from 'vitest';
import { lookupsOf } from './publishing.ts';

const page = (uri: string, active: 0 | 1, published: 0 | 1, page_id = 1) =>
  pageFixture(page_id, { uri, uri_path: uri, active, drafts: [draftFixture(2, { finalised: 1, published })] });
const noParts = { facts: () => null, supersededBy: () => null };
const { pathExists } = lookupsOf(
  noParts,
  [
    page('/about-us', 1, 1),
    page('/draft-only', 1, 0),
    page('/switched-off', 0, 1),
    page('/orders-by-post', 0, 1),
    page('/this-page', 1, 0, 8),
  ],
  8,
  true,
);

test.each([
  ['/about-us', 'a published page'],
  ['/this-page', 'the page that is being published'],
  ['/', 'the home page'],
  ['/home', 'the home page by its name'],
  ['/Register/', 'a screen in any case'],
  ['/new-password', 'a screen'],
  ['/classic', 'an address that the server reserves'],
  ['/search/m16%20x%2080', 'a search for words with spaces'],
  ['/images/drawings/HXB-16080-88G.svg', 'a drawing'],
  ['/images/800/shop%20front.webp', 'a picture whose name has a space'],
  ['/documents/ETA-20.0541.pdf', 'a document'],
  ['/sitemap.xml', 'a file of the portal'],
])('HIVE-02 a link to %s does not block publishing: %s', (path) => expect(pathExists(path)).toBe(true));

test.each([
  ['/draft-only', 'a page that is not published'],
  ['/switched-off', 'a page that visitors cannot reach'],
  ['/orders-by-post', 'one whose name only begins like a screen'],
  ['/nowhere', 'no page'],
  ['/home/nowhere', 'nothing below the home page'],
  ['/brochure.pdf', 'no file'],
  ['/pictures/a.webp', 'no picture'],
  ['/%E0%A4%A', 'an address that is none'],
])('HIVE-02 a link to %s is dead: %s', (path) => expect(pathExists(path)).toBe(false));
