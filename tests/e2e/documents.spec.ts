import { readFile } from 'node:fs/promises';
import { pdfText } from '../../server/src/pdf/pdf-text.fixture.ts';
import { expect, signIn, test } from './portal.ts';

test('HIST-04 a past order offers its delivery note and packing list, without prices', { tag: '@full' }, async ({
  page,
}) => {
  await signIn(page, 'customer', '/orders/account/history');
  const first = page.getByRole('button', { name: /^Lines of \d+$/ }).first();
  const number = (await first.textContent()) ?? '';
  await first.click();
  for (const [name, file] of [
    ['Delivery note', `delivery-note-${number}.pdf`],
    ['Packing list', `packing-list-${number}.pdf`],
  ] as const) {
    const waiting = page.waitForEvent('download');
    await page.getByRole('button', { name: `${name} ${number} as PDF` }).click();
    const download = await waiting;
    expect(download.suggestedFilename()).toBe(file);
    const text = pdfText(await readFile(await download.path()));
    expect(text).toContain(`${name} ${number}`);
    expect(text).not.toMatch(/\$\d+\.\d\d/);
  }
});
