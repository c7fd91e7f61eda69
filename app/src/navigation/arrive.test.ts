import { createStore, type SelectedPage } from '@portal/portal-client/react';
import { expect, test } from 'vitest';
import { arrive, leave } from './arrive.ts';

const anchors: SelectedPage = { page_id: 4, draft_id: 7, component_id: 1, uri_path: '/anchors' };

const portal = () => ({
  refusedPath: createStore<string | null>('/coderunner/test'),
  selectedPage: createStore<SelectedPage | null>(anchors),
});

test('NAV-18 any route but the not-authorised page resets the flag', () => {
  const known = portal();
  arrive(known, { title: 'Not authorised', keepsRefusal: true });
  expect(known.refusedPath.get()).toBe('/coderunner/test');
  arrive(known, { title: 'Home' });
  expect(known.refusedPath.get()).toBeNull();
  const unknown = portal();
  arrive(unknown, null);
  expect(unknown.refusedPath.get()).toBeNull();
});

test('NAV-18 NAV-05 flagged routes reset the selected hive page, others keep it', () => {
  const known = portal();
  arrive(known, { title: 'Home' });
  expect(known.selectedPage.get()).toBe(anchors);
  arrive(known, { title: 'Search Results', clearsPage: true });
  expect(known.selectedPage.get()).toBeNull();
});

test('HIVE-16 a route without the stock list leaves loading it to the next', () => {
  let loads = 0;
  const catalogue = (state: 'empty' | 'loading' | 'ready') => ({
    getStatus: () => ({ state, version: null, parts: 0, complete: true, fromCache: false }),
    load: async () => {
      loads += 1;
      return true;
    },
  });
  for (const state of ['loading', 'ready'] as const) leave({ catalogue: catalogue(state) });
  expect(loads).toBe(0);
  leave({ catalogue: catalogue('empty') });
  expect(loads).toBe(1);
});
