import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readSupplierFile } from './supplier-commands.ts';

const folder = mkdtempSync(join(tmpdir(), 'portal-supplier-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function fileOf(details: object): string {
  const file = join(folder, 'supplier.json');
  writeFileSync(file, JSON.stringify(details));
  return file;
}

test('HIST-04 supplier details are read from a file and its logo file', async () => {
  const png = Buffer.from([0x89, 0x50, 0x4e, 0x47, 1, 2, 3]);
  writeFileSync(join(folder, 'logo.png'), png);
  const read = await readSupplierFile(fileOf({ name: 'Bolts & Co', business_number: '1', logo: 'logo.png' }));
  expect(read).toMatchObject({
    name: 'Bolts & Co',
    business_number: '1',
    payment: { days: 30, from: 'end of month' },
    logo_base64: png.toString('base64'),
  });
});

test('HIST-04 every wrong field is named, and a logo that is not a picture is refused', async () => {
  const wrong = readSupplierFile(fileOf({ payment: { days: -1, from: 'never' }, time_zone: 'Moon', adress: [] }));
  await expect(wrong).rejects.toThrow(/name.*payment\.days.*payment\.from.*time_zone.*adress/s);
  writeFileSync(join(folder, 'logo.gif'), 'GIF89a');
  await expect(readSupplierFile(fileOf({ name: 'B', logo: 'logo.gif' }))).rejects.toThrow('neither PNG nor JPEG');
  await expect(readSupplierFile(join(folder, 'none.json'))).rejects.toThrow('could not be read');
});
