import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readAddress, readPictureAddress } from './address.ts';
import { allowed } from './allowed.ts';
import { cleanHtml, cleanMarkdown, writeHtml } from './clean.ts';
import { readHtml } from './html.ts';
import { readMarkdown } from './markdown.ts';
import type { RichNode } from './tree.ts';

const html = (text: string) => writeHtml(readHtml(text).nodes);
const markdown = (text: string) => writeHtml(readMarkdown(text).nodes);

/** Every element and attribute of a tree that may not be there. */
function wrong(nodes: readonly RichNode[]): string[] {
  return nodes.flatMap((node) => {
    if (typeof node === 'string') return [];
    const attributes = Object.entries(node.attributes).filter(([name, value]) => {
      const known = (allowed[node.tag] as readonly string[] | undefined)?.includes(name);
      if (name === 'href') return !readAddress(value);
      if (name === 'src') return !readPictureAddress(value);
      return !known || name.startsWith('on');
    });
    return [
      ...(Object.hasOwn(allowed, node.tag) ? [] : [node.tag]),
      ...attributes.map(([name]) => name),
      ...wrong(node.children),
    ];
  });
}

/** Public lists of tricks: scripts, handlers, addresses, odd quotes, parsers at odds with one another. */
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
];

describe('what a page may hold', () => {
  test.each(tricks)('HIVE-14 nothing that could run comes out of %j', (trick) => {
    for (const read of [readHtml, readMarkdown]) expect(wrong(read(trick).nodes)).toEqual([]);
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

  test('HIVE-14 nor out of any mixture of them, and cleaning twice changes nothing', () => {
    fc.assert(
      fc.property(text, (mixed) => {
        expect(wrong(readHtml(mixed).nodes)).toEqual([]);
        expect(wrong(readMarkdown(mixed).nodes)).toEqual([]);
        const cleaned = cleanHtml(mixed).text;
        expect(cleanHtml(cleaned).text).toBe(cleaned);
        const words = cleanMarkdown(mixed).text;
        expect(cleanMarkdown(words).text).toBe(words);
      }),
      { numRuns: 2_000 },
    );
  });

  test('HIVE-14 allowed text comes back letter for letter, and what was taken out is named', () => {
    const fine = '<p>Grade <b>8.8</b>, <a href="/bolts">bolts</a> &amp; nuts &lt; M64</p>';
    expect(cleanHtml(fine)).toEqual({ text: fine, removed: [] });
    expect(cleanHtml('<p style="x">a</p><script>b</script>')).toEqual({
      text: '<p>a</p>',
      removed: ['style', '<script>'],
    });
  });

  test('lists, tables and paragraphs are put right', () => {
    expect(html('<ul><li>a<li>b</ul>')).toBe('<ul><li>a</li><li>b</li></ul>');
    expect(html('<table><tr><td>a<td>b</table>')).toBe('<table><tbody><tr><td>a</td><td>b</td></tr></tbody></table>');
    expect(html('<p>a<div>b</div></p>')).toBe('<p>a</p><div>b</div>');
    expect(html('<li>a</li>')).toBe('a');
    expect(html('<ul>a<p>b</p></ul>')).toBe('<ul><li>a<p>b</p></li></ul>');
    expect(html('<a href="/a">x<a href="/b">y</a></a>')).toBe('<a href="/a">x</a><a href="/b">y</a>');
    expect(html('a < b &amp; c &frac12; &#x2300;')).toBe('a &lt; b &amp; c ½ ⌀');
  });
});

describe('Markdown', () => {
  test.each([
    ['# One\n\ntwo', '<h1>One</h1><p>two</p>'],
    ['One\n===\nTwo\n---', '<h1>One</h1><h2>Two</h2>'],
    [
      'a *b* **c** ***d*** ~~e~~ `f*g*`',
      '<p>a <em>b</em> <strong>c</strong> <em><strong>d</strong></em> <del>e</del> <code>f*g*</code></p>',
    ],
    ['snake_case_name 2*3*4 and _so_', '<p>snake_case_name 2<em>3</em>4 and <em>so</em></p>'],
    ['a * b * c', '<p>a * b * c</p>'],
    ['**open', '<p>**open</p>'],
    ['- a\n- b\n  - c\n- d', '<ul><li>a</li><li>b<ul><li>c</li></ul></li><li>d</li></ul>'],
    ['3. a\n4. b', '<ol start="3"><li>a</li><li>b</li></ol>'],
    ['- a\n\n  b\n- c', '<ul><li><p>a</p><p>b</p></li><li>c</li></ul>'],
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
    ['<mailto:a@x.example>', '<p><a href="mailto:a@x.example">a@x.example</a></p>'],
    [
      '|a|b|\n|-|:-:|\n|1|2 \\| 3|',
      '<table><thead><tr><th>a</th><th>b</th></tr></thead><tbody><tr><td>1</td><td>2 | 3</td></tr></tbody></table>',
    ],
    ['\\*a\\* &copy; <b>', '<p>*a* © &lt;b&gt;</p>'],
    ['M16 x 80\n- bolts', '<p>M16 x 80</p><ul><li>bolts</li></ul>'],
  ])('%j', (text, expected) => {
    expect(markdown(text)).toBe(expected);
  });

  // Counted in steps of the text's own length, so that the speed of the machine does not matter: twice the text, about twice the time.
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
  ])('HIVE-14 %j over and over is read to its end', (part, times) => {
    const text = part.repeat(times);
    expect(readMarkdown(text).nodes.length).toBeGreaterThan(0);
    expect(readHtml(text).removed.length).toBeLessThan(5);
  });
});

test('addresses that a page may lead to', () => {
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

describe('runs of 200,000 signs, which are read in one pass or not within the time that a test has', () => {
  const many = 200_000;
  const limit = 10_000;

  test.each([
    ['spaces before no attribute', `a<p${' '.repeat(many)}=>b</p>`, 'a<p>b</p>'],
    ['slashes before no attribute', `a<p${'/'.repeat(many)}=>b</p>`, 'a<p>b</p>'],
    ['spaces in a tag that never ends', `a<b${' '.repeat(many)}`, 'a<b></b>'],
    ['equals signs', `a<p ${'='.repeat(many)}>b</p>`, 'a<p>b</p>'],
  ])('HTML with %s', { timeout: limit }, (_, text, result) => expect(html(text)).toBe(result));

  const spaces = ' '.repeat(many);
  test.each([
    ['a heading', `# a${spaces}b`, `<h1>a${spaces}b</h1>`],
    ['a heading that is closed', `# a${spaces}##${spaces}`, '<h1>a</h1>'],
    ['a heading of marks', `# ${'#'.repeat(many)}a`, `<h1>${'#'.repeat(many)}a</h1>`],
    ['no divider of a table', `a|b\n-${spaces}b`, '<p>a|b</p><ul><li>b</li></ul>'],
    ['no fence', `${'~'.repeat(many)}\``, `<p>${'~'.repeat(many)}\`</p>`],
  ])('Markdown with %s', { timeout: limit }, (_, text, result) => expect(markdown(text)).toBe(result));

  test('the marks that close a heading are left out, and others are not', () => {
    const titles = ['# a', '##   a  #', '# a # #', '# a#', '# #', '#', '#  ', '# a ### '].map(markdown);
    expect(titles).toEqual([
      '<h1>a</h1>',
      '<h2>a</h2>',
      '<h1>a #</h1>',
      '<h1>a#</h1>',
      '<h1>#</h1>',
      '<h1></h1>',
      '<h1></h1>',
      '<h1>a</h1>',
    ]);
  });
});
