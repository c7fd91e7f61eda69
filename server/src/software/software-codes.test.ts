import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '../db/database.ts';
import { softwareMessages } from '../messages/software.ts';
import { callers, now, refusalOf, request, type UsersStore, usersStore } from '../services.fixture.ts';
import type { Services } from '../services.ts';
import type { Caller } from '../session/caller.ts';
import { Secrets } from '../session/secrets.ts';
import { exchangeSoftwareCode } from './exchange-code.ts';
import { sendSoftwareCode } from './send-code.ts';

let store: UsersStore;
let services: Services;
let isDown = false;
const sent: { readonly to: string; readonly text: string }[] = [];
beforeAll(async () => {
  store = await usersStore();
  await store.database.query(sql`UPDATE portal_user SET mobile = '0491 570 156' WHERE user_id IN ('ingrid', 'rosa')`);
  const sms: Services['sms'] = {
    send: async (message) => {
      if (isDown) throw new Error('The gateway is down');
      sent.push(message);
    },
  };
  services = { ...store.services, sms, secrets: new Secrets([new Uint8Array(32)]) };
});
afterAll(() => store.database.close());

const later = (minutes: number) => new Date(now.getTime() + minutes * 60_000);
/** Asks for a code, from a network of its own, so that no other test pauses it. Returns the code. */
async function ask(who: Caller, software = 'mungo', address = who.userId): Promise<string> {
  await sendSoftwareCode(services, { ...request, address, devices: [] }, who, software);
  return /^\d{6}/.exec(sent.at(-1)?.text ?? '')?.[0] ?? '';
}
const exchange = (who: Caller, code: string, { software = 'mungo', at = now } = {}) =>
  exchangeSoftwareCode(store.database, request, who, { software, code }, at);
const messageOf = async (work: Promise<unknown>) => (await refusalOf(work))?.validation_results?.[0]?.message;
const { wrongCode, expiredCode } = softwareMessages;
const otherThan = (code: string) => (code === '000000' ? '000001' : '000000');

test('SOFT-01 a code goes to the user’s number; who may not have the software, or has no number, gets none', async () => {
  await ask(callers.it);
  expect(sent.at(-1)?.to).toBe('0491 570 156');
  const before = sent.length;
  const stranger: Caller = { ...callers.it, kind: 'customer' };
  const silent: Caller = { ...callers.it, userId: 'silent', username: 'silent' };
  for (const who of [stranger, silent]) expect(await refusalOf(ask(who))).toMatchObject({ error: 'not_allowed' });
  expect(sent).toHaveLength(before);
});

test('SOFT-01 a code is for one user and one software, and works once; of the token only the hash is stored, and nothing is queued that nobody reads', async () => {
  const code = await ask(callers.it);
  expect(await messageOf(exchange(callers.root, code))).toBe(expiredCode);
  expect(await messageOf(exchange(callers.it, code, { software: 'other' }))).toBe(expiredCode);
  const { token, expires_at } = await exchange(callers.it, `${code.slice(0, 3)} ${code.slice(3)}`);
  expect(expires_at).toBe(later(30 * 24 * 60).toISOString());
  const tokens = await store.database.query(sql`SELECT user_id, software, token_hash FROM software_token`);
  expect(tokens).toHaveLength(1);
  expect(JSON.stringify(tokens)).not.toContain(token);
  expect(await store.database.query(sql`SELECT topic FROM outbox_message`)).toEqual([]);
  expect(await messageOf(exchange(callers.it, code))).toBe(expiredCode);
});

test('SOFT-01 a code is over after ten minutes, after five wrong ones, and when another is sent', async () => {
  const code = await ask(callers.root, 'mungo', '10.0.1.1');
  expect(await messageOf(exchange(callers.root, code, { at: later(10) }))).toBe(expiredCode);
  const next = await ask(callers.root, 'mungo', '10.0.1.2');
  if (next !== code) expect(await messageOf(exchange(callers.root, code))).toBe(wrongCode);
  const last = await ask(callers.root, 'mungo', '10.0.1.3');
  for (let times = 0; times < 5; times += 1)
    expect(await messageOf(exchange(callers.root, otherThan(last)))).toBe(wrongCode);
  expect(await messageOf(exchange(callers.root, last))).toBe(expiredCode);
});

test('SOFT-01 a message that was not sent says so; five messages are sent within 15 minutes', async () => {
  isDown = true;
  const address = '10.0.2.1';
  expect(await refusalOf(ask(callers.it, 'mungo', address))).toMatchObject({
    user_message: softwareMessages.smsNotSent,
  });
  isDown = false;
  for (let times = 1; times < 5; times += 1) await ask(callers.it, 'mungo', address);
  expect(await refusalOf(ask(callers.it, 'mungo', address))).toMatchObject({ error: 'too_many_attempts' });
});
