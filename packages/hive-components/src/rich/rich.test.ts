import { setFileScope } from '@vanilla-extract/css/fileScope';
import fc from 'fast-check';
import type { Root } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { toHtml } from 'hast-util-to-html';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { visit } from 'unist-util-visit';
import { describe, expect, test } from 'vitest';
import { readAddress, readPictureAddress } from './address.ts';
import { cleanHtml, cleanMarkdown, readHtml, readMarkdown } from './library.ts';
import type { RichTextProps } from './Rich.tsx';

// vanilla-extract needs a file scope, which only a bundler sets.
setFileScope('rich.test.ts', 'hive-components');
const { RichText } = await import('./Rich.tsx');

const context: RichTextProps['context'] = { mode: 'live', content: {}, uriSettings: {}, styles: 'sheet' };

/** The markup of a page as rendered by the server. */
const page = (text: string, format: RichTextProps['format']) =>
  renderToStaticMarkup(createElement(RichText, { text, format, context })).trim();

/** The HTML of a sanitised tree without line breaks between elements. */
const written = (tree: Root) =>
  toHtml(tree, { characterReferences: { useNamedReferences: true } }).replace(/\n*(<[^>]*>)\n*/g, '$1');
const html = (text: string) => written(readHtml(text));
const markdown = (text: string) => written(readMarkdown(text));

/** Allowed element names, repeated here so that a change of the schema is noticed. */
const elements = new Set(
  `a abbr b blockquote br caption cite code dd del details div dl dt em figcaption figure h1 h2 h3 h4 h5 h6 hr i img ins kbd li mark ol
  p pre q s small span strong sub summary sup table tbody td tfoot th thead tr u ul`.split(/\s+/),
);
const attributes = new Set(
  'href title open src alt width height loading rel start lang dir colSpan rowSpan scope'.split(' '),
);

/** All disallowed elements and attributes in a tree. */
function wrong(tree: Root): string[] {
  const found: string[] = [];
  visit(tree, (node) => {
    if (node.type !== 'element') {
      if (node.type !== 'text' && node.type !== 'root') found.push(node.type);
      return;
    }
    if (!elements.has(node.tagName)) found.push(node.tagName);
    for (const [name, value] of Object.entries(node.properties)) {
      if (!attributes.has(name)) found.push(name);
      if (name === 'href' && !readAddress(String(value))) found.push(String(value));
      if (name === 'src' && !readPictureAddress(String(value))) found.push(String(value));
    }
  });
  return found;
}

/** Attributes of the scroll container around a table. */
const ofTables = new Set(['className', 'role', 'ariaLabel', 'tabIndex']);

/** Disallowed elements and handlers after a browser-like parser has read the markup of a page again. */
const runs = (markup: string) => wrong(fromHtml(markup, { fragment: true })).filter((what) => !ofTables.has(what));

/** Known attacks from public lists: scripts, handlers, addresses, unusual quotes, parser differences. */
const tricks = [
  '<script>alert(1)</script>',
  '<SCRIPT SRC=//evil.example/x.js></SCRIPT>',
  '<scr<script>ipt>alert(1)</scr</script>ipt>',
  '<img src=x onerror=alert(1)>',
  '<img src="javascript:alert(1)">',
  '<IMG SRC=`javascript:alert(1)`>',
  '<img """><script>alert(1)</script>">',
  '<a href="javascript:alert(1)">x</a>',
  '<a href="JaVaScRiPt:alert(1)">x</a>',
  '<a href="java\nscript:alert(1)">x</a>',
  '<a href="java&#x0A;script:alert(1)">x</a>',
  '<a href="&#106;avascript:alert(1)">x</a>',
  '<a href=" \u0001javascript:alert(1)">x</a>',
  '<a href="data:text/html,<script>alert(1)</script>">x</a>',
  '<a href="vbscript:msgbox(1)">x</a>',
  '<a href="//evil.example">x</a>',
  '<a href="\\\\evil.example">x</a>',
  '<a href="/\\evil.example">x</a>',
  '<svg onload=alert(1)>',
  '<svg><script>alert(1)</script></svg>',
  '<math><mtext><table><mglyph><style><img src=x onerror=alert(1)>',
  '<iframe src="javascript:alert(1)"></iframe>',
  '<iframe srcdoc="<script>alert(1)</script>">',
  '<object data="javascript:alert(1)"></object><embed src="javascript:alert(1)">',
  '<form action="javascript:alert(1)"><button formaction="javascript:alert(1)">x</button></form>',
  '<style>@import "javascript:alert(1)"</style>',
  '<p style="background:url(javascript:alert(1))">x</p>',
  '<div onmouseover="alert(1)" onclick=alert(1)>x</div>',
  '<p/onclick=alert(1)>x</p>',
  '<a/href="javascript:alert(1)"/onclick="alert(1)">x',
  '<base href="javascript:/"><meta http-equiv=refresh content="0;url=javascript:alert(1)"><link rel=stylesheet href=x>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  '<textarea></textarea><img src=x onerror=alert(1)>',
  '<title><img src=x onerror=alert(1)></title>',
  '<!--><img src=x onerror=alert(1)>-->',
  '<![CDATA[<img src=x onerror=alert(1)>]]>',
  '<xmp><img src=x onerror=alert(1)></xmp>',
  '<details open ontoggle=alert(1)><summary>x</summary></details>',
  '<video><source onerror=alert(1)></video><audio src=x onerror=alert(1)>',
  '<marquee onstart=alert(1)>x</marquee><isindex action=javascript:alert(1)>',
  '<a href="https://a.example" target="_blank" id="x" name="y" class="z">x</a>',
  '<p id=__proto__><span constructor=x __proto__=y>x</span>',
  '[x](javascript:alert)',
  '[x](<javascript:alert(1)>)',
  '[x](javascript&#58;alert)',
  '![x](javascript:alert "t")',
  '<javascript:alert(1)>',
  '[x]: javascript:alert(1)\n[x]',
  '`<img src=x onerror=alert(1)>`',
  '\\<script>alert(1)</script>',
  '<svg><style><img src=x onerror=alert(1)></style></svg>',
  '<svg><p><style><a id="</style><img src=x onerror=alert(1)>"></a></style></p></svg>',
  '<math><mtext><mglyph><svg><mtext><textarea><path id="</textarea><img onerror=alert(1) src=1>">',
  '<form><math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>',
  '<table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
  '<svg></p><style><a id="</style><img src=1 onerror=alert(1)>">',
  '<p title="</p><img src=x onerror=alert(1)>">x</p>',
  '<a title="`><img src=x onerror=alert(1)>`" href="/a">x</a>',
  '<template><script>alert(1)</script></template>',
  '<svg><a xlink:href="javascript:alert(1)"><text>x</text></a></svg>',
  '<svg><animate attributeName=href values=javascript:alert(1) /></svg>',
  '<svg><use href="data:image/svg+xml,<svg onload=alert(1)>"></use></svg>',
  '<body onload=alert(1)><p>x</p></body>',
  '<p><td onclick=alert(1)>x</td></p>',
  '<div style="position:fixed;inset:0">x</div>',
  '<img src="data:image/svg+xml;base64,PHN2Zz4=">',
  '<img srcset="https://evil.example/x.png" src="/a.webp">',
  '<a href="/a" ping="https://evil.example">x</a>',
  '<button popovertarget=x onbeforetoggle=alert(1)>x</button>',
  '![x](data:image/svg+xml;base64,PHN2Zz4=)',
  '[x](data:text/html;base64,PHNjcmlwdD4=)',
  '[x][1]\n\n[1]: <javascript:alert(1)>',
  '[x](&#x6A;avascript:alert)',
];

describe('allowed page content', () => {
  test.each(tricks)('HIVE-14 no script survives in %j', (trick) => {
    for (const read of [readHtml, readMarkdown]) expect(wrong(read(trick))).toEqual([]);
    // Parsed again as a browser would: text must still be text (mutation XSS).
    for (const format of ['HTML', 'Markdown'] as const) expect(runs(page(trick, format))).toEqual([]);
    const cleaned = cleanHtml(trick).text;
    expect(cleaned).not.toMatch(/<(script|iframe|svg|style|object|embed|form|base|meta|link|!)|="\s*javascript:/i);
    expect(cleanHtml(cleaned)).toEqual({ text: cleaned, removed: [] });
    const again = cleanMarkdown(trick).text;
    expect(cleanMarkdown(again)).toEqual({ text: again, removed: [] });
  });

  const piece = fc.oneof(
    fc.constantFrom(
      ...tricks,
      '<p>',
      '</p>',
      '<table>',
      '<tr>',
      '<td>',
      '<ul>',
      '<li>',
      '<',
      '>',
      '"',
      "'",
      '*',
      '`',
      '[',
      '](',
      '\n',
      '    ',
      '- ',
      '|',
    ),
    fc.string(),
  );
  const text = fc.array(piece, { maxLength: 12 }).map((parts) => parts.join(''));

  test('HIVE-14 no script survives in any mixture, and cleaning is idempotent', () => {
    fc.assert(
      fc.property(text, (mixed) => {
        expect(wrong(readHtml(mixed))).toEqual([]);
        expect(wrong(readMarkdown(mixed))).toEqual([]);
        const cleaned = cleanHtml(mixed).text;
        expect(cleanHtml(cleaned).text).toBe(cleaned);
        const words = cleanMarkdown(mixed).text;
        expect(cleanMarkdown(words).text).toBe(words);
      }),
      { numRuns: 500 },
    );
  });

  test('HIVE-14 allowed text is returned unchanged, and removals are listed', () => {
    const fine = '<p>Grade <b>8.8</b>, <a href="/bolts">bolts</a> &amp; nuts &lt; M64</p>';
    expect(cleanHtml(fine)).toEqual({ text: fine, removed: [] });
    expect(cleanHtml('<p style="x">a</p><script>b</script>')).toEqual({
      text: '<p>a</p>',
      removed: ['style', '<script>'],
    });
  });

  test('lists, tables and paragraphs are repaired', () => {
    expect(html('<ul><li>a<li>b</ul>')).toBe('<ul><li>a</li><li>b</li></ul>');
    expect(html('<table><tr><td>a<td>b</table>')).toBe('<table><tbody><tr><td>a</td><td>b</td></tr></tbody></table>');
    expect(html('<p>a<div>b</div></p>')).toBe('<p>a</p><div>b</div><p></p>');
    expect(html('<li>a</li>')).toBe('a');
    expect(html('<ul>a<p>b</p></ul>')).toBe('<ul>a<p>b</p></ul>');
    expect(html('<a href="/a">x<a href="/b">y</a></a>')).toBe('<a href="/a">x</a><a href="/b">y</a>');
    expect(html('a < b &amp; c &frac12; &#x2300;')).toBe('a &lt; b &amp; c ½ ⌀');
  });
});

test('HIVE-14 external links, tables and pictures get their attributes; an external picture is replaced by its description', () => {
  expect(page('[a](https://x.example/)', 'Markdown')).toBe('<p><a href="https://x.example/" rel="noopener">a</a></p>');
  expect(page('|a|\n|-|', 'Markdown')).toMatch(
    /^<div class="[^"]*" role="group" aria-label="Table" tabindex="0"><table>/,
  );
  expect(page('![a](/b.webp)', 'Markdown')).toBe('<p><img src="/b.webp" alt="a" loading="lazy"/></p>');
  expect(page('![a](https://x.example/b.webp) ![b](12)', 'Markdown')).toBe('<p>a b</p>');
});

test('HIVE-14 text nested too deeply for the call stack is shown as typed', () => {
  const deep = '<b>'.repeat(30_000);
  expect(html(deep)).toBe(deep.replaceAll('<', '&lt;'));
});

describe('Markdown', () => {
  test.each([
    ['# One\n\ntwo', '<h1>One</h1><p>two</p>'],
    ['One\n===\nTwo\n---', '<h1>One</h1><h2>Two</h2>'],
    [
      'a *b* **c** ***d*** ~~e~~ `f*g*`',
      '<p>a <em>b</em> <strong>c</strong> <em><strong>d</strong></em> <s>e</s> <code>f*g*</code></p>',
    ],
    ['snake_case_name 2*3*4 and _so_', '<p>snake_case_name 2<em>3</em>4 and <em>so</em></p>'],
    ['a * b * c', '<p>a * b * c</p>'],
    ['**open', '<p>**open</p>'],
    ['- a\n- b\n  - c\n- d', '<ul><li>a</li><li>b<ul><li>c</li></ul></li><li>d</li></ul>'],
    ['3. a\n4. b', '<ol start="3"><li>a</li><li>b</li></ol>'],
    ['- a\n\n  b\n- c', '<ul><li><p>a</p><p>b</p></li><li><p>c</p></li></ul>'],
    ['- [ ] a\n- [x] b', '<ul><li>☐ a</li><li>☑ b</li></ul>'],
    ['> a\n> b\n\nc', '<blockquote><p>a\nb</p></blockquote><p>c</p>'],
    ['```js\na < b\n```', '<pre><code>a &lt; b</code></pre>'],
    ['    x\n    y', '<pre><code>x\ny</code></pre>'],
    ['***', '<hr>'],
    ['a  \nb\\\nc\nd', '<p>a<br>b<br>c\nd</p>'],
    ['[a *b*](/c "d")', '<p><a href="/c" title="d">a <em>b</em></a></p>'],
    ['[a](https://x.example/(b))', '<p><a href="https://x.example/(b)">a</a></p>'],
    ['![a](/b.webp)', '<p><img src="/b.webp" alt="a"></p>'],
    ['![a](https://x.example/b.webp)', '<p><img alt="a"></p>'],
    ['see https://x.example/a.', '<p>see <a href="https://x.example/a">https://x.example/a</a>.</p>'],
    ['<mailto:a@x.example>', '<p><a href="mailto:a@x.example">mailto:a@x.example</a></p>'],
    [
      '|a|b|\n|-|:-:|\n|1|2 \\| 3|',
      '<table><thead><tr><th>a</th><th>b</th></tr></thead><tbody><tr><td>1</td><td>2 | 3</td></tr></tbody></table>',
    ],
    ['\\*a\\* &copy; <b>', '<p>*a* © &lt;b></p>'],
    ['M16 x 80\n- bolts', '<p>M16 x 80</p><ul><li>bolts</li></ul>'],
  ])('%j', (text, expected) => {
    expect(markdown(text)).toBe(expected);
  });

  // Counted in steps relative to the length of the text, independent of machine speed: twice the text takes about twice the steps.
  test.each([
    ['>', 20_000],
    ['*a', 40_000],
    ['_a', 40_000],
    ['[', 40_000],
    ['[a](', 20_000],
    ['![a](b "', 10_000],
    ['`a``', 20_000],
    ['<a ', 30_000],
    ['<!--', 20_000],
    ['- ', 20_000],
    ['~~a', 30_000],
    ['|a', 30_000],
    ['&a', 40_000],
    ['https://a', 10_000],
  ])('HIVE-14 repeated %j is parsed to its end before a test runs out of time', (part, times) => {
    const text = part.repeat(times);
    expect(readMarkdown(text).children.length).toBeGreaterThan(0);
    expect(() => readHtml(text)).not.toThrow();
  });
});

test('allowed link addresses', () => {
  for (const fine of [
    '',
    '/a',
    '/a?b=c#d',
    '#e',
    'https://x.example/a',
    'HTTP://x.example',
    'mailto:a@x.example',
    'tel:+61-2',
  ]) {
    expect(readAddress(fine)).toBe(fine);
  }
  for (const bad of [
    '//x.example',
    'javascript:x',
    ' java\tscript:x',
    'data:x',
    'x',
    'https://',
    '/a b',
    '/a"b',
    'blob:x',
    '/\\x',
  ]) {
    expect(readAddress(bad), bad).toBeUndefined();
  }
  expect(readPictureAddress('1204')).toBe('1204');
  expect(readPictureAddress('https://x.example/a.png')).toBeUndefined();
});

describe('runs of 200,000 characters, parsed within the time limit of a test', () => {
  const many = 200_000;
  const limit = 10_000;

  test.each([
    ['spaces before no attribute', `a<p${' '.repeat(many)}=>b</p>`, 'a<p>b</p>'],
    ['slashes before no attribute', `a<p${'/'.repeat(many)}=>b</p>`, 'a<p>b</p>'],
    ['spaces in a tag that never ends', `a<b${' '.repeat(many)}`, 'a'],
    ['equals signs', `a<p ${'='.repeat(many)}>b</p>`, 'a<p>b</p>'],
  ])('HTML with %s', { timeout: limit }, (_, text, result) => expect(html(text)).toBe(result));

  const spaces = ' '.repeat(many);
  test.each([
    ['a heading', `# a${spaces}b`, `<h1>a${spaces}b</h1>`],
    ['a heading that is closed', `# a${spaces}##${spaces}`, '<h1>a</h1>'],
    ['a heading of marks', `# ${'#'.repeat(many)}a`, `<h1>${'#'.repeat(many)}a</h1>`],
    [
      'no divider of a table',
      `a|b\n-${spaces}b`,
      `<p>a|b</p><ul><li><pre><code>${spaces.slice(5)}b</code></pre></li></ul>`,
    ],
    ['a fence that is never closed', `${'~'.repeat(many)}\``, '<pre><code></code></pre>'],
  ])('Markdown with %s', { timeout: limit }, (_, text, result) => expect(markdown(text)).toBe(result));

  test('closing heading markers are omitted, other markers stay', () => {
    const titles = ['# a', '##   a  #', '# a # #', '# a#', '# #', '#', '#  ', '# a ### '].map(markdown);
    expect(titles).toEqual([
      '<h1>a</h1>',
      '<h2>a</h2>',
      '<h1>a #</h1>',
      '<h1>a#</h1>',
      '<h1></h1>',
      '<h1></h1>',
      '<h1></h1>',
      '<h1>a</h1>',
    ]);
  });
});
