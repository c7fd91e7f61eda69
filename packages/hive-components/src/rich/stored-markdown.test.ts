import fc from 'fast-check';
import MarkdownIt, { type Token } from 'markdown-it';
import { describe, expect, test } from 'vitest';
import { richTextMessages } from '../messages/rich-text.ts';
import { cleanMarkdown } from './library.ts';

/** Another program that reads stored Markdown: it accepts HTML and any address. */
const otherReader = new MarkdownIt({ html: true });
otherReader.validateLink = () => true;

/** HTML and script addresses that the other program finds. */
const unsafeTokens = (tokens: readonly Token[]): Token[] =>
  tokens.flatMap((token) => {
    const isUnsafe =
      token.type.startsWith('html') || /^javascript:/i.test(String(token.attrGet('href') ?? token.attrGet('src')));
    return [...(isUnsafe ? [token] : []), ...unsafeTokens(token.children ?? [])];
  });

describe('HIVE-14 stored Markdown', () => {
  const cleaned = (text: string) => cleanMarkdown(text).text;

  test.each([
    ['a fence', '```\n<b>\n```\n<i>', '```\n<b>\n```\n\\<i>'],
    ['a fence of tildes', '~~~ html `a`\n<b>\n```\n<b>\n~~~\n<i>', '~~~ html `a`\n<b>\n```\n<b>\n~~~\n\\<i>'],
    ['a longer closing fence', '```\n<b>\n`````\n<i>', '```\n<b>\n`````\n\\<i>'],
    ['a shorter fence within a fence', '````\n```\n<b>\n```\n<b>\n````\n<i>', '````\n```\n<b>\n```\n<b>\n````\n\\<i>'],
    ['an unclosed fence', '<i>\n\n```\n<b>\n\n<b>', '\\<i>\n\n```\n<b>\n\n<b>'],
    ['a closing fence with text, which closes nothing', '```\n<b>\n``` x\n<b>\n```\n<i>', undefined],
    ['an indented fence', '   ```\n   <b>\n  ```\n<i>', '   ```\n   <b>\n  ```\n\\<i>'],
    ['a fence indented too far, which is code of two lines', 'a\n\n    ```\n    <b>\n\n<i>', undefined],
    ['a fence in a list', '- a\n\n  ```\n  <b>\n  ```\n- <i>', '- a\n\n  ```\n  <b>\n  ```\n- \\<i>'],
    ['a fence on the line of its list item', '1. ```\n   <b>\n\n<i>', '1. ```\n   <b>\n\n\\<i>'],
    ['a fence that ends with its list', '- ```\n  <b>\n\nx <i>', '- ```\n  <b>\n\nx \\<i>'],
    ['a fence in a quotation', '> ```\n> <b>\n> ```\n> <i>', '> ```\n> <b>\n> ```\n> \\<i>'],
    ['a fence that ends with its quotation', '> ```\n> <b>\n<i>\n```\n<b>', '> ```\n> <b>\n\\<i>\n```\n<b>'],
    ['no fence, for backticks in its info string', '``` a`b\n<i>\n```', '``` a`b\n\\<i>\n```'],
    ['backticks with a tag in one line', '```<b>``` <i>', '```<b>``` \\<i>'],
    ['inline code over two lines', 'a `b\nc <b>` <i>', 'a `b\nc <b>` \\<i>'],
    ['a tag at the start of a line, which ends inline code for other readers', 'a `b\n> <i>`', undefined],
    ['inline code with a backtick', '`` ` <b> `` <i>', '`` ` <b> `` \\<i>'],
    ['an unclosed backtick', 'a ` b <i>\n\n`<i>', 'a ` b \\<i>\n\n`\\<i>'],
    ['an escaped backtick', '\\`<i>`', '\\`\\<i>`'],
    ['indented code', 'a\n\n    <b>\n\n<i>', 'a\n\n    <b>\n\n\\<i>'],
    ['an indented line of a paragraph', 'a\n    <i>', 'a\n    \\<i>'],
    ['an escaped tag and an escaped backslash', '\\<b> \\\\<i>', '\\<b> \\\\\\<i>'],
    ['the alternative text of a picture', '![`<b>` <i>](/a.webp)', '![`<b>` \\<i>](/a.webp)'],
    ['a cell of a table', '| a |\n| - |\n| `<b>` <i> |', '| a |\n| - |\n| `<b>` \\<i> |'],
    ['web addresses', '<https://x.example/> <mailto:a@x.example>', undefined],
    [
      'characters that the cleaning uses itself',
      '\uE0000\uE000 `\uE0000\uE000` <i>',
      '\uE0000\uE000 `\uE0000\uE000` \\<i>',
    ],
  ])('keeps code as typed and escapes other tags: %s', (_, text, expected) => {
    const clean = expected ?? text.replace('<i>', '\\<i>');
    expect(cleanMarkdown(text)).toEqual({
      text: clean,
      removed: clean === text ? [] : [richTextMessages.removed.html],
    });
    expect(cleaned(clean)).toBe(clean);
  });

  test.each([
    ['[x](javascript:a) `[x](javascript:a)`', '[x](#) `[x](javascript:a)`'],
    ['```\n[x](javascript:a)\n[1]: javascript:a\n```\n[x]( javascript:a "t")', undefined],
    ['[1]: javascript:a\n> - [2]: data:a\n\n[1] [2]', '[1]: #\n> - [2]: #\n\n[1] [2]'],
    ['[x](\njavascript:a)', '[x](\n#)'],
    ['[x](/bolts) [y](https://x.example/a:b) [z](<mailto:a@x.example>)', undefined],
  ])('replaces disallowed addresses outside code: %j', (text, expected) => {
    const clean = expected ?? text.replace('( javascript:a', '( #');
    expect(cleaned(text)).toBe(clean);
    expect(cleaned(clean)).toBe(clean);
  });

  const pieces = [
    ...[
      '<b>',
      '</b>',
      '<!-- x',
      '<?x',
      '<b title="',
      '<https://x.example/>',
      '[x](javascript:a)',
      '[x](<javascript:a>)',
    ],
    ...[
      '`',
      '``',
      '```',
      '~~~',
      '\n',
      '\n\n',
      '    ',
      '  ',
      '> ',
      '- ',
      '1. ',
      '\\',
      '\\`',
      '|',
      '| - |',
      '---',
      'a',
      ' ',
    ],
    ...['[x]', '[x]: javascript:a', '[', '](', ')', '"', '# ', '*', '&lt;', '\uE000', '\uE0000\uE000'],
  ];

  test('another program that reads any mixture finds no HTML in it, and cleaning again changes nothing', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...pieces), { maxLength: 25 }), (parts) => {
        const clean = cleaned(parts.join(''));
        expect(unsafeTokens(otherReader.parse(clean, {}))).toEqual([]);
        expect(cleaned(clean)).toBe(clean);
      }),
      { numRuns: 1_000 },
    );
  });
});
