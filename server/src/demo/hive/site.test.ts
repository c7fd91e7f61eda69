import { orphansOf, repairTree, uriCollision } from '@portal/domain/hive';
import { componentTypes, decodeSettings } from '@portal/hive-components/settings';
import { describe, expect, test } from 'vitest';
import { checkSettings, modelOf } from '../../hive/component-types.ts';
import { makeDemoSupplier } from '../supplier.ts';
import { articlesOf } from './articles.ts';
import { nodesOf } from './build.ts';
import { demoPages } from './site.ts';

const supplier = makeDemoSupplier({ parts: 600, today: '2026-11-21' });
const codes = new Set(supplier.parts.map((part) => part.stock_code));
const documents = new Set(supplier.documents.map((each) => each.path));
const own = new Set(demoPages.flatMap((page) => [page.uri, ...(page.aliases ?? [])]));
/** What the portal answers itself. */
const portal = /^\/(?:search|wherebuy|testcert|orders(?:\/new|\/quick_quote)?|calculators\/chemical-volume)$/;

function leadsSomewhere(path: string): boolean {
  const code = /^\/(?:part\/|images\/drawings\/)([\w-]+?)(?:\.svg)?$/.exec(path)?.[1];
  return code !== undefined ? codes.has(code) : own.has(path) || documents.has(path) || portal.test(path);
}

describe('HIVE-08 the demo supplier’s own site', () => {
  test('every type is in real use', () => {
    const used = new Set(demoPages.flatMap(nodesOf).map((node) => node.name));
    expect([...used].sort()).toEqual([...componentTypes].sort());
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

  test('every address is free for a page and has one alone; every link, part, drawing and document is there', () => {
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
