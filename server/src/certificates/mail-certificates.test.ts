import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { sql } from '../db/database.ts';
import { certificatesMessages } from '../messages/certificates.ts';
import { mailsMessages } from '../messages/mails.ts';
import { callers, refusalOf, request, type UsersStore, usersStore } from '../services.fixture.ts';
import type { Caller } from '../session/caller.ts';
import { type CertificatesMail, mailCertificates } from './mail-certificates.ts';

let store: UsersStore;
beforeAll(async () => {
  store = await usersStore();
  await store.database.query(sql`
    INSERT INTO test_certificate VALUES ('C-1', 'BOLT', 'B1', 'H1', '2026-01-05', '{}'), ('C-2', 'NUT', 'B2', 'H2', '2026-01-06', '{}')`);
});
beforeEach(() => store.refusesMail(false));
afterAll(() => store.database.close());

const moira: Caller = { ...callers.it, userId: 'moira', realUserId: 'moira', username: 'moira', kind: 'customer' };
const silent: Caller = { ...moira, userId: 'silent', realUserId: 'silent', username: 'silent' };
const send = (asked: Partial<CertificatesMail> = {}, who = moira) =>
  mailCertificates(store.services, request, who, { certificate_nos: ['C-1'], ...asked });
const recorded = (who = moira) =>
  store.database.query<{ sent: string | null; failure: string | null }>(sql`
    SELECT recipient, sent IS NOT NULL AS sent, failure FROM mail WHERE user_id = ${who.userId} ORDER BY mail_id`);

test('CERT-01 they go to the user’s own address, or to the one that is given; each certificate once', async () => {
  expect(await send({ certificate_nos: ['c-2', 'C-1', ' c-2 '] })).toEqual({
    email: 'moira@kestrel.example',
    certificate_nos: ['C-2', 'C-1'],
  });
  await send({ email: 'site@example.com', message: 'For job 7' });
  expect(store.mails.map(({ to }) => to)).toEqual(['moira@kestrel.example', 'site@example.com']);
  expect(store.mails[0]?.text).toContain('B2');
  expect(store.mails[1]?.text).toContain('For job 7');
  expect(store.mails[1]?.text).not.toContain('B2');
});

test('CERT-01 an unknown certificate is named, a user without an address must give one; nothing is recorded or sent', async () => {
  expect((await refusalOf(send({ certificate_nos: ['C-1', 'C-9'] }, silent)))?.validation_results).toEqual([
    { field: 'certificate_nos.1', message: certificatesMessages.none('C-9') },
  ]);
  expect((await refusalOf(send({}, silent)))?.validation_results).toMatchObject([{ field: 'email' }]);
  expect(await recorded(silent)).toEqual([]);
  expect(store.mails).toEqual([]);
});

test('CERT-01 a mail that was not sent says so, is recorded with the reason, and counts towards the hourly limit', async () => {
  const to = { email: 'silent@example.com' };
  store.refusesMail(true);
  expect(await refusalOf(send(to, silent))).toMatchObject({ user_message: certificatesMessages.mailNotSent });
  expect(await recorded(silent)).toEqual([
    { recipient: 'silent@example.com', sent: false, failure: 'The mail server is down' },
  ]);
  store.refusesMail(false);
  await store.database.query(sql`
    INSERT INTO mail (user_id, real_user_id, kind, recipient, subject, asked)
    SELECT user_id, real_user_id, kind, recipient, subject, asked FROM mail, generate_series(1, 9) WHERE user_id = 'silent'`);
  expect(await refusalOf(send(to, silent))).toMatchObject({ user_message: mailsMessages.tooMany(10) });
  expect(store.mails).toEqual([]);
});
