import type { MediaFile } from '@portal/domain/hive';
import pg from 'pg';
import { expect, test } from 'vitest';
import { shownCode } from '../support/authenticator.ts';
import { signedIn, TestClient } from '../support/client.ts';
import { run } from '../support/process.ts';
import { useServer } from './databases.ts';
import { freshUri, newDraft } from './hive-support.ts';

/** PostgreSQL only: the embedded database is open in the server alone. Its entries are the same. */
const server = useServer('postgres');
const password = 'portal-demo';
const command = (...words: readonly string[]) =>
  run(['node', 'server/dist/main.js', ...words], { DATABASE_URL: server().store });

async function query(text: string, values: readonly unknown[] = []) {
  const store = new pg.Client({ connectionString: server().store });
  await store.connect();
  try {
    return (await store.query(text, [...values])).rows;
  } finally {
    await store.end();
  }
}

/** New audit entries of a user, as `what result` and as rows. */
async function noted(userId: string | null, work: () => Promise<unknown>) {
  const [before] = await query('SELECT coalesce(max(audit_id), 0) AS last FROM audit_log');
  await work();
  const rows = await query(
    `SELECT what, result, user_id, real_user_id, request_id, detail FROM audit_log
     WHERE audit_id > $1 AND user_id IS NOT DISTINCT FROM $2 ORDER BY audit_id`,
    [before?.last, userId],
  );
  return { recorded: rows.map((row) => `${row.what} ${row.result}`), rows };
}

const titleNode = {
  key: 'a',
  parent: null,
  position: 0,
  name: 'title',
  description: '',
  active: true,
  settings: { text: 'Opening hours' },
};

const visitor = () => new TestClient(server().url);

test('sign-ins, failed sign-ins and sign-outs are recorded with name, address and request', async () => {
  const good = await noted('demo-customer', async () => {
    await visitor().send('login', { username: 'Customer', password: 'wrong' });
    const client = await signedIn(server().url, 'customer');
    await client.call('logout');
  });
  expect(good.recorded).toEqual(['login refused', 'login ok', 'logout ok']);
  expect(good.rows[0]?.detail).toEqual({ username: 'Customer', address: '127.0.0.1' });
  expect(good.rows[1]).toMatchObject({
    real_user_id: 'demo-customer',
    request_id: expect.stringMatching(/^[\da-f-]{36}$/),
    detail: { username: 'customer', address: '127.0.0.1', second_factor: null },
  });
  const unknown = await noted(null, () => visitor().send('login', { username: 'nobody-at-all', password: 'wrong' }));
  expect(unknown.recorded).toEqual(['login refused']);
  expect(unknown.rows[0]?.detail).toEqual({ username: 'nobody-at-all', address: '127.0.0.1' });
});

test('changes, requests and resets of a password are recorded without the password', async () => {
  const own = 'a much longer one';
  const { recorded, rows } = await noted('demo-tech', async () => {
    const client = await signedIn(server().url, 'tech');
    await client.send('changePassword', { old_password: 'wrong one', new_password: own });
    await client.call('changePassword', { old_password: password, new_password: own });
    await visitor().call('newPasswordRequest', { username: 'tech' });
    await expect
      .poll(() => query("SELECT 1 FROM audit_log WHERE what = 'new_password_request' AND user_id = 'demo-tech'"))
      .toHaveLength(1);
  });
  expect(recorded).toEqual(['login ok', 'change_password refused', 'change_password ok', 'new_password_request ok']);
  expect(JSON.stringify(rows)).not.toMatch(/wrong one|a much longer/);
  const { output } = await command('user', 'add', 'ada', '--type', 'customer', '--email', 'ada@example.com');
  const token = /#token=(\S+)$/m.exec(output)?.[1] ?? '';
  const [ada] = await query("SELECT user_id FROM portal_user WHERE username = 'ada'");
  const set = await noted(ada?.user_id, () => visitor().call('newPasswordSet', { token, new_password: own }));
  expect(set.recorded).toEqual(['new_password_set ok']);
  expect(await query("SELECT result FROM audit_log WHERE what = 'user_add' AND user_id = $1", [ada?.user_id])).toEqual([
    { result: 'ok' },
  ]);
});

test('setup, activation, use, wrong codes and removal of a second factor are recorded without codes', async () => {
  let secret = '';
  const { recorded, rows } = await noted('demo-multi', async () => {
    const client = await signedIn(server().url, 'multi');
    await client.send('loginAuthorise', { password: 'wrong' });
    await client.call('loginAuthorise', { password });
    secret = (await client.call('secondFactorBegin')).secret;
    await client.send('secondFactorConfirm', { code: '000000' });
    const { recovery_codes } = await client.call('secondFactorConfirm', { code: shownCode(secret) });
    await visitor().send('login', { username: 'multi', password });
    await visitor().send('login', { username: 'multi', password, code: '000000' });
    await visitor().call('login', { username: 'multi', password, code: shownCode(secret, 1) });
    await visitor().call('login', { username: 'multi', password, code: recovery_codes[3] });
    await client.call('secondFactorRemove');
  });
  expect(recorded).toEqual([
    'login ok',
    'authorise refused',
    'authorise ok',
    'second_factor_begin ok',
    'second_factor_confirm refused',
    'second_factor_confirm ok',
    'second_factor refused',
    'login ok',
    'login ok',
    'second_factor_remove ok',
  ]);
  expect(rows.slice(7, 9).map((row) => row.detail.second_factor)).toEqual(['authenticator', 'recovery']);
  expect(JSON.stringify(rows)).not.toContain(secret);
  const reset = await noted('demo-multi', () => command('user', 'reset-second-factor', 'multi'));
  expect(reset.rows[0]).toMatchObject({
    what: 'user_reset_second_factor',
    request_id: 'command',
    detail: { username: 'multi', was_on: false },
  });
});

test('sessions ended by their user or an operator are recorded', async () => {
  const client = await signedIn(server().url, 'many');
  await signedIn(server().url, 'many');
  await client.call('loginAuthorise', { password });
  const { recorded, rows } = await noted('demo-many', async () => {
    await client.call('sessionsEnd', { session_id: null });
    await command('sessions', 'end', 'many');
    await command('user', 'disable', 'many');
    await command('user', 'enable', 'many');
  });
  expect(recorded).toEqual(['sessions_end ok', 'sessions_end ok', 'user_disable ok', 'user_enable ok']);
  expect(rows[0]?.detail.sessions).toHaveLength(1);
  expect(rows[1]?.detail).toEqual({ username: 'many', ended: 1 });
});

test('SESS-09 acting as a customer is recorded with both users and the reason, and so is every way in which it ends', async () => {
  const root = await signedIn(server().url, 'root');
  await root.call('loginAuthorise', { password });
  const act = async () => {
    const acting = visitor();
    const asked = { username: 'customer', reason: 'Ticket 42' };
    acting.bearer = (await root.call('impersonationStart', asked)).bearer_token;
    return acting;
  };
  const { recorded, rows } = await noted('demo-customer', async () => {
    const first = await act();
    root.bearer = (await first.call('impersonationStop')).bearer_token;
    await act();
    await query("UPDATE session SET expires = now() - interval '1 minute' WHERE parent_session_id IS NOT NULL");
    expect((await command('jobs', 'run', 'acting_ends')).code).toBe(0);
    await act();
    await root.call('logout');
  });
  expect(recorded).toEqual([
    'impersonation_start ok',
    'impersonation_stop ok',
    'impersonation_start ok',
    'impersonation_stop expired',
    'impersonation_start ok',
    'impersonation_stop ended',
  ]);
  for (const row of rows) expect(row).toMatchObject({ user_id: 'demo-customer', real_user_id: 'demo-root' });
  expect(rows[0]?.detail).toEqual({ username: 'customer', reason: 'Ticket 42' });
});

test('the download of a price file is recorded with its account', async () => {
  const client = await signedIn(server().url, 'customer');
  const { recorded, rows } = await noted('demo-customer', () =>
    client.call('downloadNetPricingFile', { accode: 'KES014' }),
  );
  expect(recorded).toEqual(['download-net-pricing-file given']);
  expect(rows[0]?.detail).toMatchObject({ accode: 'KES014' });
});

test('HIVE-15 every change of a page, a draft, a section and a redirect is recorded', async () => {
  const client = await signedIn(server().url, 'mktg');
  const { recorded } = await noted('demo-mktg', async () => {
    const { page_id, draft_id } = await newDraft(client);
    const draft = { page_id, draft_id };
    await client.call('draftsFinalise', draft);
    await client.call('draftsRequestPublication', draft);
    await client.call('draftsRevokeRequestPublication', draft);
    await client.call('draftsShare', { ...draft, days: 1 });
    await client.call('draftsUnshare', draft);
    await client.call('draftsSchedule', { ...draft, at: new Date(Date.now() + 86_400_000).toISOString() });
    await client.call('draftsPublish', draft);
    const alias = freshUri();
    await client.call('pagesAddAlias', { page_id, alias });
    await client.call('pagesUpdate', { page_id, description: 'Opening hours' });
    await client.call('uriSettingsUpdate', { page_id, uri: alias, settings: { search: 'M12' } });
    await client.call('draftsDelete', draft);
    await client.call('pagesDelete', { page_id });
    await client.call('pagesRestore', { page_id });
    const { section } = await client.call('sectionsSave', { name: `Section ${freshUri()}`, parts: [[titleNode]] });
    await client.call('sectionsDelete', { section_id: section.section_id });
    const path = freshUri();
    await client.call('redirectsSave', { path, target: '/home', permanent: true });
    await client.call('redirectsDelete', { path });
  });
  expect(recorded).toEqual(
    [
      'hive_page_create',
      'hive_draft_create',
      'hive_draft_finalise',
      'hive_draft_request',
      'hive_draft_revoke',
      'hive_draft_share',
      'hive_draft_unshare',
      'hive_draft_schedule',
      'hive_draft_publish',
      'hive_page_add_alias',
      'hive_page_update',
      'hive_uri_settings',
      'hive_draft_delete',
      'hive_page_delete',
      'hive_page_restore',
      'hive_section_save',
      'hive_section_delete',
      'hive_redirect_save',
      'hive_redirect_delete',
    ].map((what) => `${what} ok`),
  );
});

test('HIVE-13 every change of a file of the library is recorded', async () => {
  const client = await signedIn(server().url, 'mktg');
  const headers = { authorization: `Bearer ${client.bearer}` };
  const send = async (shape: string, query: object): Promise<MediaFile> => {
    const body = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">${shape}</svg>`;
    const search = new URLSearchParams({ name: 'drawing.svg', ...query });
    const response = await fetch(`${server().url}/v3/media?${search}`, { method: 'POST', headers, body });
    return ((await response.json()) as { data: { file: MediaFile } }).data.file;
  };
  const { recorded } = await noted('demo-mktg', async () => {
    const { media_id } = await send('<circle r="4"/>', {});
    await client.call('mediaUpdate', { media_id, alt: 'A circle' });
    await send('<rect width="4" height="4"/>', { replace: String(media_id) });
    const { former } = await client.call('mediaGetFormer', { media_id });
    await client.call('mediaPutBack', { media_id, version: former[0]?.version ?? '' });
    await client.call('mediaDelete', { media_id });
  });
  const whats = ['media_upload', 'media_update', 'media_replace', 'media_put_back', 'media_delete'];
  expect(recorded).toEqual(whats.map((what) => `${what} ok`));
});

test('audit entries cannot be changed or deleted', async () => {
  for (const text of ["UPDATE audit_log SET result = 'ok'", 'DELETE FROM audit_log', 'TRUNCATE audit_log']) {
    await expect(query(text), text).rejects.toThrow('never changed');
  }
});
