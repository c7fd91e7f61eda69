import { orphansOf, preflight, repairTree, uriCollision, withSections } from '@portal/domain/hive';
import { componentTypes, decodeSettings, preflightTypes, registry } from '@portal/hive-components/settings';
import { describe, expect, test } from 'vitest';
import { checkSettings, modelOf } from '../../hive/component-types.ts';
import { makeDemoSupplier } from '../supplier.ts';
import { articlesOf } from './articles.ts';
import { type DemoPage, nodesOf as ownNodesOf, partsOf } from './build.ts';
import { demoPagesWith, demoSections } from './site.ts';

const supplier = makeDemoSupplier({ parts: 600, today: '2026-11-21' });
const sections = new Map(demoSections.map((each) => [each.id, { section_id: 0, parts: partsOf(each) }]));
/** A page's components with those of its synced sections, as visitors see them. */
const nodesOf = (page: DemoPage) => withSections(ownNodesOf(page), sections);
const demoPages = demoPagesWith(new Map([['Nuts', 4_350]]));
const codes = new Set(supplier.parts.map((part) => part.stock_code));
const documents = new Set(supplier.documents.map((each) => each.path));
const own = new Set(demoPages.flatMap((page) => [page.uri, ...(page.aliases ?? [])]));
/** Addresses that the portal serves itself. */
const portal =
  /^\/(?:images\/figures\/bolted-joint\.svg|search(?:\/\w+)?|wherebuy|testcert|orders(?:\/new|\/quick_quote)?|calculators\/chemical-volume)$/;

function leadsSomewhere(path: string): boolean {
  const code = /^\/(?:part\/|images\/drawings\/)([\w-]+?)(?:\.svg)?$/.exec(path)?.[1];
  return code !== undefined ? codes.has(code) : own.has(path) || documents.has(path) || portal.test(path);
}

describe('HIVE-08 the demo supplier’s own site', () => {
  test('uses every component type', () => {
    const used = new Set(demoPages.flatMap((page) => [...ownNodesOf(page), ...nodesOf(page)]).map((node) => node.name));
    // Ids from 100 are those of types that a supplier adds (scripts/new), which the demo supplier need not have.
    const ours = componentTypes.filter((name) => registry[name].id < 100);
    expect([...used].sort()).toEqual([...ours].sort());
  });

  test.each(demoPages.map((page) => [page.uri, page] as const))(
    '%s is sound, and says nothing that its types do not know',
    (_, page) => {
      const nodes = nodesOf(page);
      const { tree, findings } = repairTree(nodes, modelOf);
      expect(findings).toEqual([]);
      expect(orphansOf(tree, modelOf)).toEqual([]);
      for (const node of nodes) {
        expect(checkSettings(node.name, node.settings, 'all')).toMatchObject({
          cleaned: [],
          wrong: [],
          settings: node.settings,
        });
      }
      const titles = nodes.filter((node) => node.settings.level === 'Page title');
      expect(titles).toHaveLength(1);
    },
  );

  test.each(demoPages.map((page) => [page.uri, page] as const))(
    'HIVE-02 %s has nothing to be mended before it is published',
    (_, page) => {
      const { tree } = repairTree(nodesOf(page), modelOf);
      const found = preflight(tree, preflightTypes, {
        part: (code) => ({ state: codes.has(code) ? 'sold' : 'unknown' }),
        pathExists: leadsSomewhere,
      });
      expect(found).toEqual([]);
    },
  );

  test('a family card shows its number of parts, if known', () => {
    const texts = demoPages.flatMap(nodesOf).map((node) => node.settings.text);
    expect(texts).toContain('4,350');
    expect(texts.filter((text) => typeof text === 'string' && /^[\d,]+$/.test(text))).toHaveLength(1);
  });

  test('every address belongs to one page only; every link, part, drawing and document exists', () => {
    const pages = demoPages.map((page, page_id) => ({
      page_id,
      uri_path: page.uri,
      aliases: page.aliases ?? [],
      description: page.description,
    }));
    for (const page of pages) {
      for (const uri of [page.uri_path, ...page.aliases]) expect(uriCollision(pages, page.page_id, uri)).toBeNull();
    }
    const texts = demoPages
      .flatMap(nodesOf)
      .flatMap((node) => Object.values(decodeSettings(node.name, node.settings).values));
    const paths = texts.flatMap((text) =>
      typeof text === 'string' ? [...text.matchAll(/(?:^|[("\s])(\/[\w/.-]+)/g)].map((match) => match[1] ?? '') : [],
    );
    expect(paths.length).toBeGreaterThan(60);
    expect([...new Set(paths)].filter((path) => !leadsSomewhere(path))).toEqual([]);
    expect(articlesOf('2026-11-21').filter((each) => !own.has(each.resource_link))).toEqual([]);
  });
});
