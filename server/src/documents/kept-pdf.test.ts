import { expect, test } from 'vitest';
import { KeptPdf } from './kept-pdf.ts';

test('a document is generated once for all requests, again when its content changes, and again after a failure', async () => {
  const kept = new KeptPdf();
  let drawn = 0;
  const next = async () => {
    drawn += 1;
    return Buffer.from(String(drawn));
  };
  const ask = (source: object, draw: () => Promise<Buffer> = next) => {
    const key = KeptPdf.keyOf(source);
    return kept.find(key) ?? kept.draw(key, draw);
  };
  const all = await Promise.all([ask({ title: 'a' }), ask({ title: 'a' }), ask({ title: 'b' })]);
  expect(all.map(String)).toEqual(['1', '1', '2']);
  await expect(ask({ title: 'c' }, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(String(await ask({ title: 'c' }))).toBe('3');
  for (let other = 0; other < 200; other += 1) await ask({ other });
  const before = drawn;
  await ask({ title: 'a' });
  expect(drawn).toBe(before + 1);
});
