import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { signedIn, TestClient } from '../support/client.ts';
import { run } from '../support/process.ts';
import { add, databases, useServer } from './databases.ts';

const password = 'portal-demo';
const chosen = 'a long one of her own';
const folder = mkdtempSync(join(tmpdir(), 'portal-people-'));
afterAll(() => rmSync(folder, { recursive: true }));

const everybody = { find: '', account: null, user_type: null, state: null, page: 0 } as const;
const everything = { user: '', action: '', account: '', text: '', from: null, until: null } as const;

describe.each(databases)('users, destinations and the audit log on %s', (database) => {
  const file = join(folder, `${database}.yaml`);
  const destinations = [
    `{ name: archive, kind: folder, folder: ${database} }`,
    '{ name: erp, kind: webhook, url: "http://127.0.0.1:9/orders?key=private", secret: whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw }',
  ];
  writeFileSync(file, `destinations:\n${destinations.map((each) => `  - ${each}\n`).join('')}`);
  const env = { PORTAL_ORDERS_OUT: file };
  const server = useServer(database, { env });

  /** An operator who has entered the password again. */
  async function operator(name: 'root' | 'it'): Promise<TestClient> {
    const client = await signedIn(server().url, name);
    await client.call('loginAuthorise', { password });
    return client;
  }
  function mailsTo(recipient: string): readonly string[] {
    const outbox = join(server().data, 'outbox');
    return (existsSync(outbox) ? readdirSync(outbox).sort() : [])
      .filter((name) => !name.endsWith('.part'))
      .map((name) => readFileSync(join(outbox, name), 'utf8').replace(/=\r?\n/g, ''))
      .filter((mail) => mail.includes(`To: ${recipient}`));
  }
  const tokenIn = (mail = ''): string => /#token=(?:3D)?([\w-]{43})/.exec(mail)?.[1] ?? '';
  /** The token of the newest link mailed to an address; notices without a link may follow it. */
  const mailedToken = (recipient: string): string =>
    mailsTo(recipient)
      .map(tokenIn)
      .findLast((token) => token !== '') ?? '';
  const person = (username: string, more: object = {}) => ({
    username,
    firstname: 'Ada',
    lastname: 'Byron',
    email: `${username}@kestrel.example`,
    mobile: '',
    user_type: 'customer',
    accounts: ['KES014'],
    ...more,
  });
  const place = (): Record<string, string> =>
    database === 'pglite'
      ? { PORTAL_DATA: server().store, DATABASE_URL: '' }
      : { PORTAL_DATA: server().data, DATABASE_URL: server().store };
  const command = (...words: readonly string[]) =>
    run(['node', 'server/dist/main.js', ...words], { ...place(), ...env });

  test('users are found by name, account, type and state, with last sign-in and accounts', async () => {
    const it = await signedIn(server().url, 'it');
    const all = await it.call('usersList', everybody);
    expect(all.total).toBe(all.users.length);
    expect(all.users.map(({ username }) => username)).toEqual(all.users.map(({ username }) => username).toSorted());
    const [self] = (await it.call('usersList', { ...everybody, find: 'INGRID' })).users;
    expect(self).toMatchObject({ username: 'it', user_type: 'it', state: 'active', second_factor: false });
    expect(Date.parse(self?.last_sign_in ?? '')).toBeGreaterThan(Date.now() - 60_000);
    const ofAccount = await it.call('usersList', { ...everybody, account: 'kes014', user_type: 'customer' });
    expect(ofAccount.users.every(({ accounts }) => accounts.includes('KES014'))).toBe(true);
    expect(ofAccount.total).toBeGreaterThan(0);
    expect((await it.call('usersList', { ...everybody, state: 'disabled' })).total).toBe(0);
    expect((await it.call('usersList', { ...everybody, page: 9 })).users).toEqual([]);
    const { accounts } = await it.call('accountsList', { find: 'kestrel', page: 0 });
    expect(accounts.find(({ accode }) => accode === 'KES014')?.users.map(({ username }) => username)).toContain(
      'customer',
    );
  });

  test('every change needs the password again', async () => {
    const root = await signedIn(server().url, 'root');
    const { users } = await root.call('usersList', { ...everybody, find: 'mktg' });
    const user_id = users[0]?.user_id ?? '';
    const { username: _, ...fields } = person('mktg');
    const changes = [
      ['usersInvite', person('early')],
      ['usersUpdate', { user_id, ...fields }],
      ['usersSetDisabled', { user_id, disabled: true }],
      ['usersSendPasswordLink', { user_id }],
      ['usersResetSecondFactor', { user_id }],
      ['usersEndSessions', { user_id }],
    ] as const;
    for (const [key, data] of changes) {
      expect((await root.send(key, data)).envelope.error, key).toBe('authorise_first');
    }
    expect((await root.call('usersList', { ...everybody, find: 'early' })).total).toBe(0);
  });

  test('an invited user gets a mail, chooses a password and is changed; a new email address voids the link', async () => {
    const it = await operator('it');
    const { user_id, mailed } = await it.call('usersInvite', person('ada'));
    expect(mailed).toBe(true);
    expect((await it.call('usersGet', { user_id })).user).toMatchObject({ state: 'invited', last_sign_in: null });
    expect((await it.send('usersInvite', person('ADA'))).envelope.validation_results).toEqual([
      { field: 'username', message: 'This user name is already taken' },
    ]);
    const wrong = await it.send('usersInvite', person('b b', { email: 'x', accounts: ['KES014', 'NONE99'] }));
    expect(wrong.envelope.validation_results?.map(({ field }) => field)).toEqual(['username', 'email', 'accounts']);

    await new TestClient(server().url).call('newPasswordSet', {
      token: mailedToken('ada@kestrel.example'),
      new_password: chosen,
    });
    const ada = new TestClient(server().url);
    expect((await ada.signIn('ada', chosen)).user_details.primary_accode).toBe('KES014');

    expect(await it.call('usersSendPasswordLink', { user_id })).toEqual({ email: 'ada@kestrel.example' });
    const token = mailedToken('ada@kestrel.example');
    const { username: _, ...fields } = person('ada', { email: 'ada@new.example', accounts: ['HAR010', 'KES014'] });
    const { user } = await it.call('usersUpdate', { user_id, ...fields });
    expect(user).toMatchObject({
      email: 'ada@new.example',
      accounts: ['HAR010', 'KES014'],
      sessions: 1,
      in_feed: false,
    });
    // The former address is notified of the change, and gets no link.
    await expect.poll(() => mailsTo('ada@kestrel.example').at(-1)).toMatch(/Your email address was changed/);
    expect(tokenIn(mailsTo('ada@kestrel.example').at(-1))).toBe('');
    const late = await new TestClient(server().url).send('newPasswordSet', { token, new_password: 'another long one' });
    expect(late.envelope.status).toBe('ERROR');
    // A process caches the user of a session for a second.
    await expect.poll(async () => (await ada.call('login')).user_details.primary_accode).toBe('HAR010');
  });

  test('a disabled user is out at once; a new type and an operator end all sessions', async () => {
    const root = await operator('root');
    const { users } = await root.call('usersList', { ...everybody, find: 'tech' });
    const user_id = users.find(({ username }) => username === 'tech')?.user_id ?? '';
    const errorOf = async (client: TestClient) => (await client.send('sessionsGet')).envelope.error;
    const first = await signedIn(server().url, 'tech');
    expect(await root.call('usersSetDisabled', { user_id, disabled: true })).toEqual({ ended: 1 });
    await expect.poll(() => errorOf(first)).toBe('invalid_bearer');
    expect((await new TestClient(server().url).send('login', { username: 'tech', password })).envelope.error).toBe(
      'login_failed',
    );
    expect((await root.send('usersSendPasswordLink', { user_id })).envelope.error).toBe('user_disabled');
    expect(await root.call('usersSetDisabled', { user_id, disabled: false })).toEqual({ ended: 0 });

    const second = await signedIn(server().url, 'tech');
    const { user } = await root.call('usersGet', { user_id });
    const { firstname, lastname, email, accounts } = user;
    await root.call('usersUpdate', { user_id, firstname, lastname, email, accounts, mobile: '', user_type: 'staff' });
    await expect.poll(() => errorOf(second)).toBe('invalid_bearer');
    const third = await signedIn(server().url, 'tech');
    expect(await root.call('usersEndSessions', { user_id })).toEqual({ ended: 1 });
    await expect.poll(() => errorOf(third)).toBe('invalid_bearer');
    expect(await root.call('usersResetSecondFactor', { user_id })).toEqual({ was_on: false, ended: 0 });
  });

  test('only root adds and changes root and it users, and nobody disables or demotes themselves', async () => {
    const it = await operator('it');
    const root = await operator('root');
    const idOf = async (name: string) => {
      const { users } = await root.call('usersList', { ...everybody, find: name });
      return users.find(({ username }) => username === name)?.user_id ?? '';
    };
    const [rootId, itId, staffId] = [await idOf('root'), await idOf('it'), await idOf('staff')];
    const { username: _, ...fields } = person('staff', { accounts: [] });
    const asIt = [
      ['usersInvite', person('second-it', { user_type: 'it' })],
      ['usersUpdate', { user_id: staffId, ...fields, user_type: 'root' }],
      ['usersUpdate', { user_id: rootId, ...fields, user_type: 'root' }],
      ['usersSetDisabled', { user_id: rootId, disabled: true }],
      ['usersSendPasswordLink', { user_id: rootId }],
      ['usersResetSecondFactor', { user_id: rootId }],
      ['usersEndSessions', { user_id: itId }],
    ] as const;
    for (const [key, data] of asIt) expect((await it.send(key, data)).envelope.error, key).toBe('only_root');
    expect((await it.call('usersGet', { user_id: rootId })).user.may_change).toBe(false);

    expect((await root.send('usersSetDisabled', { user_id: rootId, disabled: true })).envelope.error).toBe(
      'not_yourself',
    );
    const demoted = { user_id: rootId, ...fields, user_type: 'customer' };
    expect((await root.send('usersUpdate', demoted)).envelope.error).toBe('not_yourself');
    expect((await root.call('usersGet', { user_id: rootId })).user).toMatchObject({ is_self: true, user_type: 'root' });
    const { user_id } = await root.call('usersInvite', person('second-it', { user_type: 'it', accounts: [] }));
    expect((await root.call('usersGet', { user_id })).user.user_type).toBe('it');
    expect((await root.send('usersGet', { user_id: 'nobody' })).envelope.error).toBe('user_not_found');
  });

  test('changes are in the audit log, which is searched by user, action, account, text and time', async () => {
    const root = await operator('root');
    const begun = new Date(Date.now() - 1_000).toISOString();
    const { user_id } = await root.call('usersInvite', person('grace', { firstname: '=SUM(A1)' }));
    const { username: _, ...fields } = person('grace', { lastname: 'Hopper' });
    await root.call('usersUpdate', { user_id, ...fields });
    const search = async (filter: object) =>
      (await root.call('auditSearch', { ...everything, before: null, ...filter })).entries;
    const [changed, added] = await search({ user: 'grace', from: begun });
    expect(added).toMatchObject({ user: 'root', acting: null, action: 'user_add', result: 'ok' });
    expect(changed).toMatchObject({
      action: 'user_set',
      detail: {
        username: 'grace',
        changes: { firstname: { from: '=SUM(A1)', to: 'Ada' }, lastname: { from: 'Byron', to: 'Hopper' } },
      },
    });
    const actions = async (filter: object) => (await search(filter)).map(({ action }) => action);
    expect(await actions({ action: 'user_set', text: 'hopper' })).toEqual(['user_set']);
    expect(await actions({ account: 'KES014', text: 'grace' })).toEqual(['user_set', 'user_add']);
    expect(await actions({ user: 'grace', until: begun })).toEqual([]);

    for (let count = 0; count < 110; count += 1) await root.call('sessionsEnd', { session_id: null });
    const first = await root.call('auditSearch', { ...everything, action: 'sessions_end', before: null });
    expect(first.entries).toHaveLength(100);
    const rest = await root.call('auditSearch', { ...everything, action: 'sessions_end', before: first.next });
    expect(rest.entries.length).toBeGreaterThanOrEqual(10);
    expect(rest.next).toBeNull();
    const ids = [...first.entries, ...rest.entries].map(({ audit_id }) => audit_id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  test('the audit log is exported as CSV without formulas, and the export is recorded', async () => {
    const it = await operator('it');
    await it.call('usersInvite', person('@sum', { email: 'sum@kestrel.example' }));
    await new TestClient(server().url).call('newPasswordRequest', { username: '@sum' });
    const exported = () => it.call('auditExport', { ...everything, action: 'new_password_request' });
    await expect.poll(async () => (await exported()).file.content_base64.length).toBeGreaterThan(100);
    const { file: csv, complete } = await exported();
    expect(complete).toBe(true);
    const [head, first] = Buffer.from(csv.content_base64, 'base64').toString('utf8').split('\r\n');
    expect(head).toBe('Time,User,Acting user,Action,Result,Request,Details');
    expect(first?.split(',')[1]).toBe("'@sum");
    const { entries } = await it.call('auditSearch', { ...everything, action: 'audit_export', before: null });
    expect(entries[0]).toMatchObject({ user: 'it', detail: { action: 'new_password_request' } });
  });

  test('destinations show their queues without secrets; what cannot be delivered is sent again', async () => {
    const client = await signedIn(server().url, 'customer');
    const { cart } = await client.call('newCart', { accode: 'KES014', customer_reference: 'PO 7' });
    const parameters = { cartId: cart.orderNum };
    await client.call('saveCart', { operations: [add('HXB-12050-88Z', 1000)] }, { parameters });
    await client.call('cartConfirm', {}, { parameters });
    await client.call('cartSubmit', {}, { parameters });
    const it = await signedIn(server().url, 'it');
    const listed = async (name: string) =>
      (await it.call('destinationsList')).destinations.find((each) => each.name === name);
    await expect.poll(async () => (await listed('archive'))?.delivered, { timeout: 30_000 }).toBe(1);
    await expect.poll(async () => (await listed('erp'))?.answer, { timeout: 30_000 }).toBeTruthy();
    expect(await listed('archive')).toMatchObject({ kind: 'folder', waiting: 0, dead: 0, oldest: null });
    expect(await listed('erp')).toMatchObject({ kind: 'webhook', target: 'http://127.0.0.1:9/orders', waiting: 1 });
    expect(await it.call('destinationsUndelivered', { destination: 'erp', page: 0 })).toEqual({ events: [], total: 0 });

    const files = () => readdirSync(join(folder, database)).filter((name) => name.endsWith('.json'));
    for (const name of files()) rmSync(join(folder, database, name));
    expect(await it.call('destinationsReplay', { destination: 'archive', what: cart.orderNum })).toEqual({
      deliveries: 1,
    });
    await expect.poll(() => files().length, { timeout: 30_000 }).toBe(1);
    expect(await it.call('destinationsReplay', { destination: 'archive', what: null })).toEqual({ deliveries: 0 });
    const unknown = await it.send('destinationsReplay', { destination: 'archive', what: 'KES014-999999' });
    expect(unknown.envelope.validation_results).toEqual([
      { field: 'what', message: expect.stringContaining('KES014-999999') },
    ]);
    expect((await it.send('destinationsReplay', { destination: 'nowhere', what: null })).envelope.error).toBe(
      'invalid_request',
    );
    const { entries } = await it.call('auditSearch', { ...everything, action: 'orders_out_replay', before: null });
    expect(entries.at(-1)?.detail).toEqual({ destination: 'archive', what: cart.orderNum, deliveries: 1 });
  });

  test('the commands change users of the running portal and print its version', async () => {
    const shown = (await command('user', 'list', 'ingrid')).output;
    expect(shown).toMatch(/^it \(Ingrid Solberg\); it; active; no account; last sign-in 2.*\n1 user\n$/);
    const set = await command('user', 'set', 'mktg', '--email', 'press@example.com', '--password', 'mail');
    expect(set.output).toContain('mailed to press@example.com');
    expect(mailedToken('press@example.com')).not.toBe('');
    expect((await command('version')).output).toMatch(/^Build \d+\nSchema \d+ \(\d{4}_\w+\)\nNode v\d/);
  });
});
