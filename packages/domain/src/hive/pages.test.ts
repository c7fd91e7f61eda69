import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { draftFixture as draft, pageFixture as page } from '../fixtures/hive.ts';
import {
  deleteDraft,
  draftActions,
  draftOddity,
  draftSelectedWithCached,
  draftSelectedWithPage,
  draftSelectedWithUri,
  draftState,
  finaliseDraft,
  publishDraft,
  requestPublication,
  revokeRequest,
} from './drafts.ts';
import { filterPages, mayGoBelow, pageTree } from './pages.ts';
import type { HiveDraft, HivePageNode } from './types.ts';
import { uriPath } from './uri-path.ts';
import { isPortalPath, pageLabel, pageWithUri, uriCollision, uriProblem } from './uris.ts';

const flags = (drafts: readonly HiveDraft[]) =>
  drafts.map((each) => `${each.finalised}${each.publish_requested}${each.published}`).join(' ');

describe('HIVE-02 drafts', () => {
  test('publishing unpublishes the others, requesting clears other requests, revoking clears only its own', () => {
    const drafts = [draft(1, { finalised: 1, published: 1 }), draft(2), draft(3)];
    const requested = requestPublication(requestPublication(drafts, 2), 3);
    expect(flags(requested)).toBe('101 100 110');
    expect(flags(revokeRequest(requested, 2))).toBe('101 100 110');
    expect(flags(revokeRequest(requested, 3))).toBe('101 100 100');
    expect(flags(publishDraft(requested, 2))).toBe('100 101 110');
    expect(flags(publishDraft(requested, 3))).toBe('100 100 101');
    expect(flags(finaliseDraft(drafts, 3))).toBe('101 000 100');
  });

  test('deleting a draft or selecting a page selects the draft with the highest id', () => {
    const drafts = [draft(4), draft(9), draft(6)];
    expect(deleteDraft(drafts, 9).selectedDraftId).toBe(6);
    expect(deleteDraft([draft(1)], 1)).toEqual({ drafts: [], selectedDraftId: null });
    expect(draftSelectedWithPage({ drafts })).toBe(9);
  });

  test('HIVE-03 a published URI selects the first draft, a cached page the published one or none', () => {
    const drafts = [draft(4), draft(9, { published: 1 })];
    expect(draftSelectedWithUri({ drafts })).toBe(4);
    expect(draftSelectedWithUri({ drafts: [] })).toBeNull();
    expect(draftSelectedWithCached({ drafts })).toBe(9);
    expect(draftSelectedWithCached({ drafts: [draft(4)] })).toBeNull();
  });

  test('every combination of flags has a status, and inconsistent ones are reported', () => {
    const states = [0, 1].flatMap((finalised) =>
      [0, 1].flatMap((publish_requested) =>
        [0, 1].map((published) => ({ finalised, publish_requested, published }) as HiveDraft),
      ),
    );
    expect(states.map(draftState)).toEqual([
      'editing',
      'published',
      'requested',
      'published',
      'finalised',
      'published',
      'requested',
      'published',
    ]);
    expect(states.map((each) => draftOddity(each) === null)).toEqual([
      true,
      false,
      false,
      false,
      true,
      true,
      true,
      false,
    ]);
    expect(draftState(draft(1, { finalised: 1, published_at: '2026-01-01T00:00:00.000Z' }))).toBe('superseded');
  });

  test('HIVE-15 only a draft in editing can be changed, and only publishers may publish or delete the live draft', () => {
    const may = (each: HiveDraft, mayPublish: boolean) => draftActions(each, { mayPublish }).join(' ');
    expect(may(draft(1), false)).toBe('edit finalise request fork delete');
    expect(may(draft(1), true)).toBe('edit finalise request publish fork delete');
    expect(may(draft(1, { finalised: 1, publish_requested: 1 }), false)).toBe('revoke fork delete');
    expect(may(draft(1, { finalised: 1, published: 1 }), false)).toBe('fork');
    expect(may(draft(1, { finalised: 1, published: 1 }), true)).toBe('fork delete');
  });

  test('after any actions at most one draft is published, at most one requested, and all flags are consistent', () => {
    const step = fc.tuple(
      fc.constantFrom(publishDraft, requestPublication, revokeRequest, finaliseDraft),
      fc.integer({ min: 1, max: 4 }),
    );
    fc.assert(
      fc.property(fc.array(step), (steps) => {
        const drafts = steps.reduce<readonly HiveDraft[]>(
          (at, [act, id]) => act(at, id),
          [1, 2, 3, 4].map((id) => draft(id)),
        );
        expect(drafts.filter((each) => each.published).length).toBeLessThanOrEqual(1);
        expect(drafts.filter((each) => each.publish_requested).length).toBeLessThanOrEqual(1);
        expect(drafts.map(draftOddity)).toEqual([null, null, null, null]);
      }),
    );
  });
});

describe('HIVE-01 pages', () => {
  test('the tree labels pages by description or path, in order, and shows every page whatever its parent', () => {
    const pages = [
      page(1, { description: 'Home' }),
      page(2, { parent: 1, position: 5 }),
      page(3, { parent: 1, position: 2 }),
      page(4, { parent: 99 }),
      page(5, { parent: 6 }),
      page(6, { parent: 5 }),
    ];
    const tree = pageTree(pages);
    const names = (nodes: readonly HivePageNode[]): string =>
      nodes.map((each) => pageLabel(each) + (each.children.length > 0 ? `(${names(each.children)})` : '')).join(' ');
    expect(names(tree)).toBe('Home(/p3 /p2) /p4 /p5 /p6');
    expect(names(filterPages(tree, 'P2'))).toBe('Home(/p2)');
    expect(names(filterPages(tree, 'home'))).toBe('Home(/p3 /p2)');
    expect(names(filterPages(tree, 'anchors', (id) => (id === 3 ? 'All anchors' : '')))).toBe('Home(/p3)');
    expect(mayGoBelow(pages, 1, 3)).toBe(false);
    expect(mayGoBelow(pages, 3, 2)).toBe(true);
    expect(mayGoBelow(pages, 3, 77)).toBe(false);
    expect(mayGoBelow(pages, 3, null)).toBe(true);
  });

  test('NAV-12 addresses match in any case and with or without a trailing slash', () => {
    expect(['/About-Us/', '/about-us', '/ABOUT-US?x=1#y', '//about-us'].map(uriPath)).toEqual(
      Array(4).fill('/about-us'),
    );
    expect(['/', ''].map(uriPath)).toEqual(['/home', '/home']);
    fc.assert(fc.property(fc.string(), (text) => typeof uriPath(text) === 'string' && uriPath(text).startsWith('/')));
  });

  test('an address that is invalid, taken or reserved is refused with a reason', () => {
    expect(['/about-us', '/Products/Anchors/', '/', '/home', '/a_b/c-9'].map(uriProblem)).toEqual(Array(5).fill(null));
    for (const bad of [
      'about',
      '',
      '/a b',
      '/a//b',
      '/../etc',
      '/a.html',
      '/<script>',
      '/javascript:alert(1)',
      '/ä',
      `/${'x'.repeat(200)}`,
    ]) {
      expect(uriProblem(bad), bad).not.toBeNull();
    }
    for (const own of [
      '/orders',
      '/Orders/tabs',
      '/part/HXB',
      '/v2/x',
      '/hive',
      '/data',
      '/mungo-software',
      '/404',
      '/classic',
    ]) {
      expect(uriProblem(own), own).toContain('part of the portal');
      expect(isPortalPath(own), own).toBe(true);
    }
    // Files of the library are served below it, but a page may be there.
    expect([uriProblem('/media'), isPortalPath('/media')]).toEqual([null, false]);
    expect(isPortalPath('/media/900000001/0a1b/0.pdf')).toBe(true);
    const pages = [page(1, { uri_path: '/about-us', description: 'About us', aliases: ['/who-we-are'] }), page(2)];
    expect(uriCollision(pages, 2, '/About-Us/')).toBe('/about-us already belongs to the page About us.');
    expect(uriCollision(pages, null, '/WHO-we-are')).toContain('About us');
    expect(uriCollision(pages, 1, '/who-we-are')).toBeNull();
    expect(uriCollision(pages, 2, '/new')).toBeNull();
    expect(pageWithUri(pages, '/Who-We-Are/')?.page_id).toBe(1);
    expect(pageWithUri(pages, '/nobody')).toBeNull();
  });
});
