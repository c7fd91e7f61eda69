import { Readable } from 'node:stream';
import { xmlElements } from '@portal/feeds/bmecat';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { withoutEmpty, xmlDocument } from './xml.ts';

/** The root of a document, as a strict reader of XML finds it. */
async function read(xml: string) {
  for await (const root of xmlElements(Readable.from([xml]), new Set(['r']))) return root;
  return undefined;
}

test('any text reaches a strict reader of XML, without the characters that XML forbids', async () => {
  expect(await read(xmlDocument({ r: { '@k': 'a"b\'c', '#text': ']]> <b> & \u{1F529}' } }))).toMatchObject({
    attributes: { k: 'a"b\'c' },
    text: ']]> <b> & \u{1F529}',
  });
  for (const character of ['\u0000', '\u0001', '\u001F', '\uFFFE', '\uFFFF', '\uD800', '\uDC00'])
    expect(await read(xmlDocument({ r: { '@k': `a${character}b`, '#text': `a${character}b` } }))).toMatchObject({
      attributes: { k: 'ab' },
      text: 'ab',
    });
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: 'binary' }), async (text) => {
      const found = await read(xmlDocument({ r: { '@k': text, '#text': text } }));
      // biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters in question
      const legal = text.replace(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g, '').replace(/\r\n?/g, '\n');
      expect(found?.text).toBe(legal.trim());
    }),
  );
});

test('parts without text are left out with all that surrounds them; an empty element that is asked for stays', () => {
  expect(
    withoutEmpty({
      '@version': '1',
      kept: 0,
      empty: '',
      none: null,
      asked: {},
      amount: { '@currency': 'AUD', '#text': null },
      list: ['', { part: '' }, { part: 'x' }],
      outer: { inner: { text: '' } },
    }),
  ).toEqual({ '@version': '1', kept: 0, asked: {}, list: [{ part: 'x' }] });
  expect(withoutEmpty({ '@version': '1', part: '' })).toBeNull();
});
