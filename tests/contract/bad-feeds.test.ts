import { request as httpRequest } from 'node:http';
import type { Envelope } from '@portal/domain/contract';
import pg from 'pg';
import { expect, inject, test } from 'vitest';
import { type BadFile, badFiles } from '../../server/src/feeds/bad-files.fixture.ts';
import { buildServer } from '../support/build.ts';
import { TestClient } from '../support/client.ts';
import { makeEmpty, operator } from '../support/empty-store.ts';
import { attachPostgres } from '../support/postgres.ts';
import { run } from '../support/process.ts';
import type { TestServer } from '../support/server.ts';
import { isFull, start } from './databases.ts';

interface Problem {
  readonly file: string;
  readonly line: number | null;
  readonly column: string | null;
  readonly value: string | null;
  readonly message: string;
  readonly remedy: string;
}

/** A problem as commands and reports show it. */
const shown = ({ file, line, column, value, message, remedy }: Problem) =>
  `${file}${line === null ? '' : `, line ${line}`}: ${[column, value === null ? null : `"${value}"`, message].filter(Boolean).join(' ')}. ${remedy}`;

const types: Readonly<Record<string, string>> = {
  csv: 'text/csv',
  ndjson: 'application/x-ndjson',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

/** The message about a file that is sent to its feed over HTTPS. */
async function overHttps(server: TestServer, authorization: string, { file, bytes }: BadFile) {
  const [feed = '', ending = ''] = file.split('.');
  const headers = {
    authorization,
    'content-type': types[ending] ?? '',
    ...(file.endsWith('.gz') ? { 'content-encoding': 'gzip' } : {}),
  };
  const body = new Uint8Array(bytes());
  const response = await fetch(`${server.url}/v3/feeds/${feed}`, { method: 'POST', headers, body });
  const { data, user_message } = (await response.json()) as Envelope<{ readonly problems: readonly Problem[] }>;
  return { status: response.status, said: [user_message ?? '', ...(data?.problems ?? []).map(shown)] };
}

/** The messages about a file that is dropped on the data screen, at once or in the details of its load. */
async function onScreen(client: TestClient, { file, bytes }: BadFile): Promise<readonly string[]> {
  const is_packed = file.endsWith('.gz');
  const name = file.replace(/\.gz$/, '');
  const files = [{ name, is_packed, content_base64: bytes().toString('base64') }];
  const { envelope } = await client.send('dataLoadFiles', { mode: 'full', files });
  if (!envelope.data) return [envelope.user_message ?? ''];
  const { load_id } = envelope.data as { readonly load_id: number };
  const endingOf = async () => (await client.call('dataLoad', { load_id })).load.ending;
  await expect.poll(endingOf, { timeout: 60_000 }).toBe('refused');
  return (await client.call('dataLoadProblems', { load_id, from: 0 })).problems.map(shown);
}

/** Sends a body that would be so many bytes long: the status of the response, and the bytes sent before it. */
function sendLong(server: TestServer, authorization: string, size: number, headers: object) {
  return new Promise<{ readonly status: number; readonly text: string; readonly sent: number }>((done, fail) => {
    let sent = 0;
    const piece = Buffer.from(`${'HXB-08030-ZP,1,6.00\n'.repeat(52_428)}`);
    const sending = httpRequest(`${server.url}/v3/feeds/prices`, {
      method: 'POST',
      headers: { authorization, 'content-type': 'text/csv', ...headers },
    });
    sending.once('response', (response) => {
      let text = '';
      response.on('data', (data) => (text += data));
      response.once('end', () => {
        sending.destroy();
        done({ status: response.statusCode ?? 0, text, sent });
      });
    });
    sending.once('error', fail);
    const more = () => {
      while (sent < size && !sending.destroyed) {
        sent += piece.length;
        if (!sending.write(piece)) {
          sending.once('drain', more);
          return;
        }
      }
      sending.end();
    };
    more();
  });
}

test('bad files over HTTPS and on the data screen: each has its message with line and remedy, and the live data stays', async () => {
  await buildServer();
  const store = await attachPostgres(inject('postgresUrl')).makeDatabase();
  const place = { DATABASE_URL: store };
  const portal = (...words: readonly string[]) => run(['node', 'server/dist/main.js', ...words], place);
  await makeEmpty(place);
  expect(await portal('feed', 'load', 'examples/feeds')).toMatchObject({ code: 0 });
  const created = await portal(
    'feed',
    'token',
    'create',
    'erp',
    '--feeds',
    'prices,stock,parts,relations,carriers,search-synonyms',
  );
  const authorization = `Bearer ${created.output.split('\n')[0]}`;
  const pool = new pg.Pool({ connectionString: store, max: 1 });
  const live = async () =>
    (
      await pool.query<{ hash: string }>(
        "SELECT md5(concat((SELECT jsonb_agg(to_jsonb(r) ORDER BY feed, key, since) FROM feed_row r), (SELECT jsonb_agg(to_jsonb(p) ORDER BY stock_code) FROM part p), (SELECT jsonb_agg(to_jsonb(p) ORDER BY stock_code, accode, price_type, quantity_break) FROM price p), (SELECT load_id FROM feed_load WHERE state = 'live' ORDER BY load_id DESC LIMIT 1))) AS hash",
      )
    ).rows[0]?.hash;
  const server = await start('postgres', { store });
  try {
    const before = await live();
    const client = new TestClient(server.url);
    await client.signIn(operator.username, operator.password);
    // In normal runs every second file is sent on the screen and the others over HTTPS; in full runs each is sent both ways.
    for (const [at, bad] of badFiles.entries()) {
      const isOverHttps = bad.notOverHttps === undefined && (isFull || at % 2 === 0);
      if (isOverHttps) {
        const sent = await overHttps(server, authorization, bad);
        expect(sent.status, `over HTTPS: ${bad.name}`).toBe(422);
        expect(sent.said, `over HTTPS: ${bad.name}`).toContainEqual(expect.stringMatching(bad.message));
      }
      if (isOverHttps && !isFull) continue;
      const said = await onScreen(client, bad);
      // Packed files are unpacked before they become files of a load.
      const message = new RegExp(bad.message.source.replace('\\.csv\\.gz:', '\\.csv could not be read:'));
      expect(said, `on screen: ${bad.name}`).toContainEqual(expect.stringMatching(message));
    }
    expect(await live()).toBe(before);

    // A file of 3 GB: refused at once if it declares its size, otherwise when 256 MB have arrived.
    const size = 3 * 2 ** 30;
    const announced = await sendLong(server, authorization, 1, { 'content-length': String(size) });
    const streamed = await sendLong(server, authorization, size, {});
    for (const { status, text } of [announced, streamed]) {
      expect(status).toBe(413);
      expect(text).toContain('The file is larger than 256 MB. Send it packed with gzip, send a delta, or load it with');
    }
    expect(streamed.sent).toBeLessThan(400 * 2 ** 20);

    // Two loads at once: another process is reading.
    const other =
      "INSERT INTO feed_load (state, mode, folder, feeds, digest, by_process, started, beat, channel, by_name) VALUES ('reading', 'full', '/x', '{parts}', 'x', 'other:1', now(), now(), 'command', '')";
    await pool.query(other);
    const good = { name: 'stock.csv', content: 'stock_code,warehouse_code,available\nHXB-08030-ZP,SYD,5\n' };
    const running = /Load \d+ has been running since .* One load runs at a time: try again when it has ended/;
    const files = [{ name: good.name, is_packed: false, content_base64: Buffer.from(good.content).toString('base64') }];
    const refused = await client.send('dataLoadFiles', { mode: 'delta', files });
    expect(refused).toMatchObject({ http: 409, envelope: { error: 'load_running', action: 'retry' } });
    expect(refused.envelope.user_message).toMatch(running);
    const uploaded = await overHttps(server, authorization, {
      ...good,
      file: good.name,
      bytes: () => Buffer.from(good.content),
      message: running,
    });
    expect(uploaded).toMatchObject({ status: 409, said: [expect.stringMatching(running)] });
    expect((await portal('feed', 'load', 'examples/feeds', '--delta')).output).toMatch(running);
    await pool.query("DELETE FROM feed_load WHERE state = 'reading'");
    expect(await live()).toBe(before);
  } finally {
    await pool.end();
    await server.stop();
  }
});
