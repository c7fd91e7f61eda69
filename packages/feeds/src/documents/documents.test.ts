import Papa from 'papaparse';
import { expect, test } from 'vitest';
import { layoutOf } from '../mapping/index.ts';
import { csvRows, readFeed } from '../reading/index.ts';
import { type Column, feedNamed, feeds } from '../records/index.ts';
import { feedsPages, templateFiles } from './index.ts';

test.each([...feedsPages()])('docs/%s is generated from the feed records', async (page, text) => {
  await expect(text).toMatchFileSnapshot(`../../../../docs/${page}`);
});

test.each(feeds.map(({ name }) => name))('the template of %s is read without a problem', async (name) => {
  const feed = feedNamed(name);
  if (!feed) throw new Error(`no feed ${name}`);
  async function* text() {
    yield templateFiles((rows) => Papa.unparse(rows as string[][])).get(`${name}.csv`) ?? '';
  }
  const rows = csvRows(text());
  const items = [];
  for await (const item of readFeed({ feed, file: `${name}.csv`, layout: layoutOf(name) }, { kind: 'table', rows })) {
    items.push(item);
  }
  expect(items).toEqual([{ row: expect.objectContaining({ line: 2 }) }]);
});

test('each reference is to an earlier feed, or to the feed itself', () => {
  const names = feeds.map(({ name }) => name as string);
  for (const [place, feed] of feeds.entries()) {
    for (const { refersTo } of Object.values<Column>(feed.columns)) {
      if (refersTo !== undefined) expect(names.slice(0, place + 1)).toContain(refersTo);
    }
  }
});
