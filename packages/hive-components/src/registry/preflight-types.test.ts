import '../entries/rich-text.ts';
import { partsOnPage, pathsOnPage, preflight, rootKey } from '@portal/domain/hive';
import { describe, expect, test } from 'vitest';
import { preflightTypes } from './preflight-types.ts';

const node = (key: string, name: string, settings: Record<string, string> = {}) => ({
  key,
  name,
  settings,
  active: true,
  description: '',
  parent: key === rootKey ? null : rootKey,
  position: key === rootKey ? 0 : Number(key.slice(1)),
});

/** A page with a title and one component. */
const pageWith = (name: string, settings: Record<string, string>) =>
  new Map(
    [
      node(rootKey, 'block'),
      node('c0', 'title', { level: 'Page title', text: 'Bolts' }),
      node('c1', name, settings),
    ].map((each) => [each.key, each]),
  );
const inMarkdown = (text: string) => pageWith('text', { text });
const inHtml = (html: string) => pageWith('hyperText', { html });
const findings = (tree: ReturnType<typeof pageWith>) =>
  preflight(tree, preflightTypes, { part: () => ({ state: 'unknown' }), pathExists: (path) => path === '/bolts' });
const kinds = (tree: ReturnType<typeof pageWith>) => findings(tree).map(({ kind, about }) => `${kind} ${about}`.trim());

describe('HIVE-02 links that the preflight checks are those of the page', () => {
  test.each([
    ['a link', '[x](/nuts "t")', ['/nuts']],
    ['a link in angle brackets', '[x](</nuts>)', ['/nuts']],
    ['a link over two lines', '[x](\n/nuts\n)', ['/nuts']],
    ['a reference link', '[x][1] [one] [1]\n\n[1]: /nuts "t"\n[One]:\n  /screws', ['/nuts', '/screws', '/nuts']],
    ['a definition that no link uses', 'x\n\n[1]: /nuts', []],
    ['a definition in a quotation', '> [x]\n\n> [x]: /nuts', ['/nuts']],
    ['a picture within a link', '[![x](/nuts.webp)](/nuts)', ['/nuts', '/nuts.webp']],
    ['a web address', 'https://x.example/ <https://y.example/>', ['https://x.example/', 'https://y.example/']],
    ['parentheses in an address', '[x](/nuts_(hex))', ['/nuts_(hex)']],
    [
      'an address with letters that are encoded on the page',
      '[x](/m%C3%BCttern) [y](/müttern)',
      ['/müttern', '/müttern'],
    ],
    ['an address that pages do not allow', '[x](javascript:x) [y](//x.example)', []],
    ['inline code', '`[x](/nuts)` ``a ` [x](/nuts)``', []],
    ['a fence', '~~~\n[x](/nuts)\n~~~', []],
    ['indented code', 'a\n\n    [x](/nuts)', []],
    ['an escaped bracket', '\\[x](/nuts)', []],
    ['HTML, which is shown as text', '<a href="/nuts">x</a>\n\n<div>\n<a href="/nuts">x</a>\n</div>', []],
  ])('in Markdown: %s', (_, text, addresses) => {
    expect(preflightTypes.readText(text, 'Markdown').addresses).toEqual(addresses);
  });

  test.each([
    ['links and pictures', `<p><A HREF='/nuts'>x</A> <img src=/nuts.webp></p>`, ['/nuts', '/nuts.webp']],
    ['a link in a block', '<div>\n\n<ul><li><a\nhref = "/nuts">x</a></ul></div>', ['/nuts']],
    ['references of characters', '<a href="/nuts&amp;bolts?a&#61;b">x</a>', ['/nuts&bolts?a=b']],
    ['a comment', '<!-- <a href="/nuts">x</a> -->', []],
    ['a script', '<script>"<a href=/nuts>"</script>', []],
    ['Markdown, which is shown as text', '[x](/nuts)', []],
  ])('in HTML: %s', (_, text, addresses) => {
    expect(preflightTypes.readText(text, 'HTML').addresses).toEqual(addresses);
  });

  test('a dead reference link stops publication; a link in code does not', () => {
    expect(kinds(inMarkdown('[x][1]\n\n[1]: /nuts'))).toEqual(['dead_link /nuts']);
    expect(kinds(inMarkdown('[x][1] [M8][2]\n\n[1]: /bolts\n[2]: /part/m8'))).toEqual(['unknown_part M8']);
    expect(kinds(inMarkdown('`[x](/nuts)`'))).toEqual([]);
    expect(kinds(inHtml('<div><a href="/nuts">x</a></div>'))).toEqual(['dead_link /nuts']);
    expect(partsOnPage(inMarkdown('[x][1] `[y](/part/m9)`\n\n[1]: /part/m8'), preflightTypes)).toEqual(['M8']);
    expect(pathsOnPage(inMarkdown('[x][1]\n\n[1]: /Nuts/'), preflightTypes)).toEqual(['/nuts']);
  });
});

describe('HIVE-02 headings that the preflight checks are those of the page', () => {
  test.each([
    ['# One #\ntext # no\n### Three', [1, 3]],
    ['One\n===\n\nTwo\nmore\n---', [1, 2]],
    ['- ## In a list\n\n> ### In a quotation', [2, 3]],
    ['```\n# code\n```\n\n    # code\n\n`# code`\n\n\\# text', []],
    ['<h2>shown as text</h2>', []],
  ])('in Markdown: %j', (text, headings) => {
    expect(preflightTypes.readText(text, 'Markdown').headings).toEqual(headings);
  });

  test('in HTML', () => {
    expect(preflightTypes.readText('<h2>Two</h2><section><H3>Three</H3></section># x', 'HTML').headings).toEqual([
      2, 3,
    ]);
  });

  test('a level that is skipped by an underlined heading and a second page title are reported', () => {
    expect(kinds(inMarkdown('Two\n---\n\n### Three'))).toEqual([]);
    expect(kinds(inMarkdown('### Three'))).toEqual(['heading_order']);
    expect(kinds(inMarkdown('One\n==='))).toEqual(['second_page_title']);
    expect(kinds(inHtml('<h4>Four</h4>'))).toEqual(['heading_order']);
  });
});

describe('HIVE-02 empty rows of tables', () => {
  test.each([
    [
      'Sizes\n\n|  |  |\n| --- | --- |\n| M8 | 13 |\n|  |  |\n| M10 |  |\n|||',
      'Sizes\n\n|  |  |\n| --- | --- |\n| M8 | 13 |\n| M10 |  |',
    ],
    ['> | a | b |\n> | - | - |\n> | | |\n> | 1 | |', '> | a | b |\n> | - | - |\n> | 1 | |'],
    ['| a | b |\r\n| - | - |\r\n| | |\r\n\r\nx', '| a | b |\n| - | - |\n\nx'],
  ])('are removed from %j', (text, expected) => {
    expect(preflightTypes.readText(text, 'Markdown').withoutEmptyRows).toBe(expected);
    expect(findings(inMarkdown(text))).toMatchObject([{ kind: 'empty_row', fix: [{ from: text, to: expected }] }]);
    expect(kinds(inMarkdown(expected))).toEqual([]);
  });

  test.each(['```\n| a | b |\n| - | - |\n| | |\n```', '| | |\n\nno table', '| a | b |\n| - | - |\n| ![](/bolts) | |'])(
    'are not seen in %j',
    (text) => {
      expect(preflightTypes.readText(text, 'Markdown').withoutEmptyRows).toBe(text);
    },
  );
});

test('HIVE-02 a long hostile text is read without catastrophic backtracking', () => {
  const parts = [
    '[',
    '|',
    '| ',
    '|\n',
    '![a](',
    '<a href="',
    "src='",
    '# ',
    ' #',
    '/part/',
    '<',
    'href = ',
    '](',
    '((',
  ];
  for (const part of parts) {
    const text = part.repeat(Math.ceil(50_000 / part.length));
    // With backtracking this would exceed the test's timeout.
    for (const format of ['Markdown', 'HTML'] as const) {
      expect(preflightTypes.readText(text, format).withoutEmptyRows, `${part} ${format}`).toBe(text);
    }
  }
});
