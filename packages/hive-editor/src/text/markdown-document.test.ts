import '@portal/hive-components/rich-text';
import { markdownReader } from '@portal/hive-components/settings';
import { getSchema } from '@tiptap/core';
import type { Node } from '@tiptap/pm/model';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readMarkdownDocument, writeMarkdown } from './markdown-document.ts';
import { textExtensions } from './text-extensions.ts';

const schema = getSchema(textExtensions());
const read = (text: string) => readMarkdownDocument(schema, text);
const written = (text: string) => writeMarkdown(read(text));

/** What a page shows of a text: a line break in the source is a space there. */
const shown = (text: string) =>
  markdownReader()
    .render(text)
    .replace(/(?<!<br>)\n(?!<)/g, ' ')
    .replace(/\n/g, '')
    .replace(/<p><\/p>/g, '');

/** Words with their formatting, in their elements; without spaces, which are lost at the edges of lines. */
function contentOf(node: Node): unknown {
  const words = node.text?.replace(/\s+/g, '');
  if (node.isText) return words === '' ? null : [words, node.marks.map((mark) => mark.toJSON())];
  const inside = node.children.map(contentOf).filter((each) => each !== null);
  const isEmpty = /paragraph|list/i.test(node.type.name) && inside.length === 0;
  return isEmpty ? null : { is: node.type.name, ...node.attrs, tight: null, inside };
}
const content = (text: string) => contentOf(read(text));

/** Whether a heading has a line break, which is stored as a space. */
function breaksHeading(document: Node): boolean {
  let found = false;
  document.descendants((node, _, parent) => {
    found ||= node.type.name === 'hardBreak' && parent?.type.name === 'heading';
  });
  return found;
}

describe('HIVE-15 a text that was edited on the canvas', () => {
  test.each([
    ['a heading and paragraphs', '## Stock\n\nM12 to M36, *galvanised*, **8.8** and ~~zinc~~.'],
    ['a link with a title', 'See [AS 1252](https://example.com/a_b "the standard") and <https://example.com/x>.'],
    ['a list', '- one\n- two\n  - inside\n- three'],
    ['a list with empty lines', '- one\n\n- two'],
    ['a numbered list', '8. eight\n9. nine\n10. ten\n    - inside'],
    ['two lists that follow each other', '- one\n\n* two'],
    ['a quotation', '> first\n>\n> second'],
    ['code', 'Order `HXB-16080` or\n\n```text\na ``` b\n```'],
    ['a table', '| Size | Torque |\n| :-- | --: |\n| M12 | 83 Nm |\n| a\\|b | `x` |'],
    ['a picture', 'Here ![A bolt](12 "M12") is'],
    ['a line', 'a\n\n---\n\nb'],
    ['a line break', 'first\\\nsecond'],
    ['a task', '- [ ] ask\n- [x] done'],
  ])('keeps %s', (_, text) => {
    expect(shown(written(text))).toBe(shown(text));
  });

  test('a line break in a heading becomes a space, and no text of the heading is lost', () => {
    expect(written('first\\\nsecond\n===')).toBe('# first second');
  });

  test('is stored unchanged if nothing needs another notation', () => {
    const text = '## Stock\n\n- one\n- two\n\nR&D, a_b and 3 < 5 | 6.\n\n| A | B |\n| --- | --- |\n| 1 | 2 |';
    expect(written(text)).toBe(text);
  });

  test.each([
    '1. one',
    '1) one',
    '12.',
    '- x',
    '+',
    '# x',
    '> x',
    '===',
    '---',
    ':-|',
    '&amp; <b>',
    'a*b*',
    '~~~',
    '`',
    '    x',
    '[x](y)',
    '![x',
    '\\',
    '//a.a',
  ])('shows what was typed: %s', (typed) => {
    const lines = ['', `a\n`].map((before) => {
      const text = (words: string) => ({ type: 'text', text: words });
      const content = before === '' ? [text(typed)] : [text('a'), { type: 'hardBreak' }, text(typed)];
      return schema.nodeFromJSON({ type: 'doc', content: [{ type: 'paragraph', content }] });
    });
    for (const document of lines) {
      const again = read(writeMarkdown(document));
      expect(again.textContent.replace(/ +/g, '')).toBe(document.textContent.replace(/ +/g, ''));
      expect(again.childCount).toBe(1);
      expect(again.firstChild?.type.name).toBe('paragraph');
      again.descendants(({ marks }) => expect(marks).toEqual([]));
    }
  });

  const word = fc.string({ unit: fc.constantFrom(...'ab1éß'), minLength: 1, maxLength: 4 });
  const plain = fc.string({ unit: fc.constantFrom(...'ab1 []()<>&|#-+=.!\\:;"/'), maxLength: 12 });
  const part = fc.oneof(
    plain,
    fc.tuple(fc.constantFrom('**', '*', '~~', '`', '***'), word).map(([mark, text]) => `${mark}${text}${mark}`),
    word.map((text) => `[${text}](/part/${text} "${text}")`),
    word.map((text) => `**${text} *${text}* \`${text}\`**`),
  );
  const block = fc.tuple(
    fc.constantFrom(
      '',
      '# ',
      '### ',
      '- ',
      '1. ',
      '> ',
      '- - ',
      '  - ',
      '    ',
      '> - ',
      '```\n',
      '| a | b |\n|---|--:|\n| ',
    ),
    fc.array(part, { minLength: 1, maxLength: 4 }).map((parts) => parts.join(' ')),
  );
  const source = fc
    .tuple(fc.array(block, { minLength: 1, maxLength: 5 }), fc.constantFrom('\n', '\n\n'))
    .map(([blocks, between]) => blocks.map((each) => each.join('')).join(between));

  test('reads the same on the page, whatever its source', () => {
    fc.assert(
      fc.property(source, (text) => {
        fc.pre(!breaksHeading(read(text)));
        expect(content(written(text))).toEqual(content(text));
      }),
      { numRuns: 2000 },
    );
  });

  const typed = fc.string({ unit: fc.constantFrom(...'ab1 *_`~[]()<>&|#-+=.!\\:;"/'), minLength: 1, maxLength: 16 });
  const around: readonly ((text: object) => object)[] = [
    (text) => ({ type: 'paragraph', content: [text] }),
    (text) => ({ type: 'heading', attrs: { level: 2 }, content: [text] }),
    (text) => ({
      type: 'bulletList',
      content: [{ type: 'listItem', content: [{ type: 'paragraph', content: [text] }] }],
    }),
    (text) => ({ type: 'blockquote', content: [{ type: 'paragraph', content: [text] }] }),
    (text) => ({ type: 'table', content: [{ type: 'tableRow', content: [{ type: 'tableHeader', content: [text] }] }] }),
  ];

  test('shows what was typed', () => {
    fc.assert(
      fc.property(typed, fc.constantFrom(...around), (text, place) => {
        fc.pre(text.trim() !== '' && !/\w:\/\//.test(text));
        const document = schema.nodeFromJSON({ type: 'doc', content: [place({ type: 'text', text: text.trim() })] });
        expect(contentOf(read(writeMarkdown(document)))).toEqual(contentOf(document));
      }),
      { numRuns: 2000 },
    );
  });
});
