import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { signedIn, TestClient } from '../support/client.ts';
import { operator } from '../support/empty-store.ts';
import { run } from '../support/process.ts';
import { databases, emptyStore, start, useServer } from './databases.ts';

const scratch = mkdtempSync(join(tmpdir(), 'portal-sources-'));
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

const fileOf = (name: string, content: string | Buffer) => ({
  name,
  is_packed: false,
  content_base64: Buffer.from(content).toString('base64'),
});

/** An ERP's price list: semicolons, Windows-1252, decimal commas, and a row that has no price. */
const priceList = Buffer.from(
  'Artikelnummer;Staffelmenge;Preis (netto);Währung\nHXB-08030-ZP;1;1.008,00;AUD\nHXB-08030-ZP;500;5,50;AUD\nHXN-08000-ZP;1;auf Anfrage;AUD\n',
  'latin1',
);

describe.each(databases)('sources of data on %s', (database) => {
  test('a sample gets a mapping, which is saved, and files named after the source are read with it', async () => {
    const { store, place } = await emptyStore(database, scratch);
    const server = await start(database, { store });
    try {
      const client = new TestClient(server.url);
      await client.signIn(operator.username, operator.password);
      expect((await run(['node', 'server/dist/main.js', 'feed', 'load', 'examples/feeds'], place)).code).toBe(0);

      const { sample } = await client.call('dataMapSample', { file: fileOf('KONP.csv', priceList) });
      expect(sample).toMatchObject({ feed: 'prices', count: 3, wrong: 1, stopped: null });
      expect(sample.mapping).toMatchObject({
        encoding: 'windows-1252',
        decimal: ',',
        thousands: '.',
        columns: { stock_code: 'Artikelnummer', quantity_break: 'Staffelmenge' },
      });
      expect(sample.rows[0]?.values).toMatchObject({ stock_code: 'HXB-08030-ZP', price: '1008.00' });
      expect(sample.faults).toEqual([
        expect.objectContaining({ column: 'price', rows: 1, line: 4, values: [{ value: 'auf Anfrage', rows: 1 }] }),
      ]);
      expect(sample.yaml).toContain('decimal: ","');
      // The sample is read again with the user's choices; a wrong one is refused with its location.
      const given = { ...sample.mapping, columns: { ...sample.mapping.columns, price: 'Währung' } };
      const other = await client.call('dataMapSample', {
        file: fileOf('KONP.csv', priceList),
        feed: 'prices',
        mapping: given,
      });
      expect(other.sample).toMatchObject({ wrong: 3, mapping: given });
      const unknown = { ...sample.mapping, columns: { wheels: 'Preis' } };
      const refused = await client.send('dataSourceSave', {
        name: 'erp-prices',
        feed: 'prices',
        mapping: unknown,
        every_hours: null,
      });
      expect(refused.envelope.user_message).toContain('feeds.prices.columns.wheels');

      const source = {
        name: 'erp-prices',
        feed: 'prices',
        mapping: sample.mapping,
        every_hours: 24,
        daily_by: '06:05',
      };
      await client.call('dataSourceSave', source);
      const list = async () => (await client.call('dataSources')).sources;
      expect(await list()).toMatchObject([{ ...source, title: 'List prices', is_late: false, last_file: null }]);
      const { load_id } = await client.call('dataLoadFiles', {
        mode: 'delta',
        files: [fileOf('ERP-prices_20261126.csv', priceList.subarray(0, priceList.lastIndexOf('HXN')))],
      });
      await expect
        .poll(async () => (await client.call('dataLoad', { load_id })).load.state, { timeout: 60_000 })
        .not.toBe('reading');
      expect((await client.call('dataLoad', { load_id })).load).toMatchObject({ errors: 0, rows: 2, changed: 2 });
      expect(await list()).toMatchObject([{ last_file: 'ERP-prices_20261126.csv', is_late: false }]);
      // Over HTTPS a source is named in the address.
      const made = await run(
        ['node', 'server/dist/main.js', 'feed', 'token', 'create', 'erp', '--feeds', 'prices,stock'],
        place,
      );
      const authorization = `Bearer ${made.output.split('\n')[0]}`;
      const upload = (feed: string, query: string) =>
        fetch(`${server.url}/v3/feeds/${feed}?mode=delta&${query}`, {
          method: 'POST',
          headers: { authorization, 'content-type': 'text/csv' },
          body: new Uint8Array(priceList.subarray(0, priceList.lastIndexOf('HXN'))),
        });
      const uploaded = await upload('prices', 'source=erp-prices');
      // Every row is read; only the column of currencies is left out.
      expect(await uploaded.json()).toMatchObject({
        error: null,
        data: { problems: [{ level: 'warning', column: 'währung' }] },
      });
      expect((await upload('stock', 'source=erp-prices')).status).toBe(404);
      // The folder of a command is read the same way.
      const folder = mkdtempSync(join(scratch, 'folder-'));
      writeFileSync(join(folder, 'erp-prices-2.csv'), priceList);
      const check = await run(['node', 'server/dist/main.js', 'feed', 'check', '--delta', folder], place);
      expect(check.output).toContain('erp-prices-2.csv, line 4: price "auf Anfrage" is not a number');

      await client.call('dataSourceDelete', { name: 'erp-prices' });
      expect(await list()).toEqual([]);
      expect((await client.send('dataSourceDelete', { name: 'erp-prices' })).envelope.error).toBe('source_not_found');
      const everyone = { user: '', account: '', text: '', from: null, until: null, before: null };
      const { entries } = await client.call('auditSearch', { ...everyone, action: 'feed_source' });
      expect(entries.map(({ detail }) => detail)).toEqual([
        { name: 'erp-prices', deleted: true },
        { name: 'erp-prices', feed: 'prices' },
      ]);
    } finally {
      await server.stop();
    }
  });
});

describe.each(databases.slice(0, 1))('a sample on %s', (database) => {
  const server = useServer(database);

  test('bad files get a clear answer, and only operators may send them', async () => {
    const it = await signedIn(server().url, 'it');
    const refusal = async (name: string, content: string | Buffer) =>
      (await it.send('dataMapSample', { file: fileOf(name, content) })).envelope.user_message;
    expect(await refusal('empty.csv', '')).toContain('no rows');
    expect(await refusal('book.xlsx', 'PK not a workbook')).toMatch(/Save it as CSV/);
    expect(await refusal('data.csv.gz', 'not packed')).toMatch(/cut off or damaged/);
    const twice = await it.call('dataMapSample', { file: fileOf('a.csv', 'Item,Item\nA,B\n') });
    expect(twice.sample.stopped?.message).toContain('twice');
    const customer = await signedIn(server().url, 'customer');
    expect((await customer.send('dataMapSample', { file: fileOf('a.csv', 'a\n1\n') })).envelope.error).toBe(
      'not_allowed',
    );
    expect((await customer.send('dataSources')).envelope.error).toBe('not_allowed');
  });
});
