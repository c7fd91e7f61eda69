import { draftFixture, pageFixture as page } from '@portal/domain/fixtures';
import { type HiveDraft, type HivePage, pageTree } from '@portal/domain/hive';
import { describe, expect, test } from 'vitest';
import { draftOptions } from './draft-labels.ts';
import { aliasesIn, pageNote, pagePlace, pageRows, publishRequests } from './page-rows.ts';
import { deletedOf, keepUnsavedOpen, selectionOf } from './page-selection.ts';

const draft = (more: Partial<HiveDraft>) => draftFixture(1, more);

describe('HIVE-01 the page tree', () => {
  test('shows the description, else the path, and the status for visitors', () => {
    const rows = pageRows(
      pageTree([page(1, { description: 'Home' }), page(2, { parent: 1, menu: 0 }), page(3, { active: 0 })]),
    );
    expect(rows).toEqual([
      {
        id: '1',
        label: 'Home',
        note: 'not published',
        muted: false,
        children: [{ id: '2', label: '/p2', note: 'not published', muted: false }],
      },
      { id: '3', label: '/p3', note: 'not published', muted: true },
    ]);
    const live = draft({ finalised: 1, published: 1 });
    const noteOf = (more: Partial<HivePage>, siblings: readonly HivePage[] = []) => pageNote(page(1, more), siblings);
    expect(noteOf({ drafts: [live] })).toBe('');
    expect(noteOf({ drafts: [live, draft({ finalised: 1, publish_requested: 1 })] })).toBe('publication requested');
    expect(noteOf({ drafts: [live], active: 0 })).toBe('unpublished');
    // Shown only where others are in menus.
    expect(noteOf({ drafts: [live], menu: 0 }, [page(2)])).toBe('not in menus');
    expect(noteOf({ drafts: [live], menu: 0 }, [page(2, { menu: 0 })])).toBe('');
    const planned = draft({ finalised: 1, publish_at: '2026-12-01T22:00:00.000Z' });
    expect(noteOf({ drafts: [planned], menu: 0 }, [page(2)])).toBe('scheduled');
  });

  test('a dropped page moves there', () => {
    const pages = [page(1), page(2), page(3), page(4, { parent: 1 })];
    expect(pagePlace(pages, 3, 1, 'before')).toEqual({ parent: null, position: 0 });
    expect(pagePlace(pages, 1, 2, 'after')).toEqual({ parent: null, position: 1 });
    expect(pagePlace(pages, 3, 1, 'inside')).toEqual({ parent: 1, position: 1 });
    expect(pagePlace(pages, 3, 99, 'inside')).toBeNull();
  });

  test('aliases are one per line, without duplicates', () => {
    expect(aliasesIn(' /a \n\n/B/\n/b')).toEqual(['/a', '/b']);
    expect(aliasesIn('specials')).toEqual(['/specials']);
  });
});

test('HIVE-02 requests to publish are listed, the longest waiting first', () => {
  const requested = (draft_id: number, at: string) =>
    draft({ draft_id, finalised: 1, publish_requested: 1, requested: at });
  const pages = [
    page(1, { drafts: [requested(5, '2026-11-20T00:00:00.000Z'), draft({ draft_id: 6 })] }),
    page(2, { drafts: [draft({ draft_id: 7, finalised: 1, published: 1 }), requested(8, '2026-11-19T00:00:00.000Z')] }),
  ];
  expect(publishRequests(pages).map((each) => [each.page.page_id, each.draft.draft_id])).toEqual([
    [2, 8],
    [1, 5],
  ]);
});

test('HIVE-02 HIVE-03 the address selects page and draft: the highest, the first, the published one, or no page', () => {
  const drafts = [draft({ draft_id: 4 }), draft({ draft_id: 6, finalised: 1, published: 1 }), draft({ draft_id: 9 })];
  const pages = [page(1, { drafts, aliases: ['/other'] }), page(2, { drafts: [draft({ draft_id: 7, page_id: 2 })] })];
  const chosen = (address: string, cached = false) => {
    const found = selectionOf(pages, new URLSearchParams(address), cached);
    return `${found.page?.page_id ?? '-'} ${found.draft?.draft_id ?? '-'}`;
  };
  expect([chosen('page=1'), chosen('page=1&draft=4'), chosen('page=1&draft=77')]).toEqual(['1 9', '1 4', '1 9']);
  expect([chosen('uri=/p1'), chosen('uri=/Other/'), chosen('uri=/p2')]).toEqual(['1 4', '1 4', '2 7']);
  expect([chosen('uri=/p1', true), chosen('uri=/p2', true)]).toEqual(['1 6', '- -']);
  expect([chosen(''), chosen('page=99'), chosen('uri=/nowhere')]).toEqual(['- -', '- -', '- -']);
  // "Edit this page" opens the draft being edited, even if a newer one has been published.
  const republished = [draft({ draft_id: 3 }), draft({ draft_id: 5, finalised: 1, published: 1 })];
  const one = [page(1, { drafts: republished })];
  const opened = (address: string) => selectionOf(one, new URLSearchParams(address), true).draft?.draft_id;
  const addresses = ['page=1', 'page=1&draft=edit', 'uri=/p1', 'uri=/p1&draft=edit'];
  expect(addresses.map(opened)).toEqual([5, 3, 5, 3]);
  expect(selectionOf(null, new URLSearchParams('page=1'), false)).toEqual({ page: null, draft: null });
});

test('HIVE-15 a deleted draft with unsaved work stays open until the person leaves or the work is saved', () => {
  const [mine, other] = [draft({ draft_id: 4 }), draft({ draft_id: 3 })];
  const before = page(1, { drafts: [other, mine] });
  const pages = [page(1, { drafts: [other] })];
  let isUnsaved = true;
  const address = 'page=1&draft=4';
  const open = { page: before, draft: mine, address, hasUnsavedWork: () => isUnsaved };
  const shown = (at: string, all: readonly HivePage[] = pages) => {
    const chosen = keepUnsavedOpen(all, selectionOf(all, new URLSearchParams(at), true), open, at);
    return [chosen.page?.page_id, chosen.draft?.draft_id];
  };
  expect(shown(address)).toEqual([1, 4]);
  expect(shown(address, [])).toEqual([1, 4]);
  expect(shown('page=1&draft=3')).toEqual([1, 3]);
  expect(keepUnsavedOpen(pages, selectionOf(pages, new URLSearchParams(address), true), null, address).draft).toBe(
    other,
  );
  isUnsaved = false;
  expect(shown(address)).toEqual([1, 3]);
  expect(deletedOf(pages, [{ draft_id: 4 }, { draft_id: 3 }])).toEqual([{ draft_id: 4 }]);
});

test('drafts of the same name show their number', () => {
  const drafts = [
    draft({ draft_id: 4, description: 'Winter' }),
    draft({ draft_id: 6, description: 'Winter ' }),
    draft({ draft_id: 9 }),
  ];
  expect(draftOptions(page(1, { drafts })).map(({ label }) => label)).toEqual([
    'Winter (4): being edited',
    'Winter (6): being edited',
    'Draft 9: being edited',
  ]);
  // The status of the open one is beside the field.
  expect(draftOptions(page(1, { drafts }), 9).map(({ label }) => label)).toEqual([
    'Winter (4): being edited',
    'Winter (6): being edited',
    'Draft 9',
  ]);
});
