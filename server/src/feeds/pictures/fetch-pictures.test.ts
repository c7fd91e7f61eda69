import sharp from 'sharp';
import { expect, test } from 'vitest';
import { sql } from '../../db/database.ts';
import { memoryDatabase } from '../../db/memory-store.fixture.ts';
import { fetchPicture, isInside } from './fetch-picture.ts';
import { fetchPictures } from './fetch-pictures.ts';
import { readFetchedPicture } from './picture-store.ts';

test.each([
  '10.1.2.3',
  '127.0.0.1',
  '169.254.169.254',
  '192.168.0.9',
  '100.64.1.1',
  '::1',
  'fd00::1',
  '::ffff:10.0.0.1',
])('%s is not on the internet', (address) => {
  expect(isInside(address)).toBe(true);
});
test.each(['203.0.113.9', '1.1.1.1', '2606:4700::1111'])('%s is on the internet', (address) => {
  expect(isInside(address)).toBe(false);
});

test.each([
  ['http://cdn.example/a.jpg', 'the address does not begin with https://'],
  ['file:///etc/passwd', 'the address does not begin with https://'],
  ['https://127.0.0.1/a.jpg', 'the address is not on the internet'],
  ['https://[::1]/a.jpg', 'the address is not on the internet'],
  ['https://0x7f.1/a.jpg', 'the address is not on the internet'],
  ['https://localhost/a.jpg', 'the address is not on the internet'],
])('%s is not called', async (address, reason) => {
  await expect(fetchPicture(address)).rejects.toThrow(reason);
});

test('PART-12 pictures that parts name by address are fetched once, failed ones again the next day', async () => {
  const database = await memoryDatabase();
  let now = new Date('2026-11-20T08:00:00Z');
  const work = { database, clock: { now: () => now } };
  const bytes = await sharp({ create: { width: 40, height: 20, channels: 3, background: 'red' } })
    .png()
    .toBuffer();
  const called: string[] = [];
  const fetched = async (address: string) => {
    called.push(address);
    if (address.endsWith('gone.png')) throw new Error('the server responded with 404');
    return address.endsWith('page.png') ? Buffer.from('<html>') : bytes;
  };
  for (const [id, image] of [
    'https://cdn.example/a.png',
    'https://cdn.example/gone.png',
    'https://cdn.example/page.png',
    'b.png',
  ].entries())
    await database.query(sql`
      INSERT INTO part (stock_code, part_id, description, product_category, product_type, thread, finish, spec, size, length, image,
        pack_quantity, pack_code, pack_weight, inner_quantity, sell_quantity_minimum, sell_quantity_increment, price_per, information)
      VALUES (${`P${id}`}, ${id}, 'Bolt', 'Nuts', 'Bolts', '', '', '', '', '', ${image}, 1, 'EA', 0, 1, 1, 1, 1, '{}')`);
  await fetchPictures(work, fetched);
  await fetchPictures(work, fetched);
  expect(called).toHaveLength(3);
  expect(await readFetchedPicture(database, 80, 'https://cdn.example/a.png')).not.toBeNull();
  const rows = () =>
    database.query(sql`SELECT address, version IS NOT NULL AS there, problem FROM picture_address ORDER BY address`);
  expect(await rows()).toEqual([
    { address: 'https://cdn.example/a.png', there: true, problem: null },
    { address: 'https://cdn.example/gone.png', there: false, problem: 'the server responded with 404' },
    { address: 'https://cdn.example/page.png', there: false, problem: expect.stringContaining('is not a picture') },
  ]);
  now = new Date('2026-11-21T09:00:00Z');
  await database.query(sql`DELETE FROM part WHERE image LIKE '%page.png'`);
  await fetchPictures(work, fetched);
  expect(called.slice(3)).toEqual(['https://cdn.example/gone.png']);
  expect(await rows()).toHaveLength(2);
  await database.close();
}, 120_000);
