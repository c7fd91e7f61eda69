import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { mailsMessages } from '../messages/mails.ts';
import { audited, callers, now, refusalOf, request, type UsersStore, usersStore } from '../services.fixture.ts';
import { sendPasswordLink } from './send-password-link.ts';

let store: UsersStore;
beforeAll(async () => {
  store = await usersStore();
});
beforeEach(() => store.refusesMail(false));
afterAll(() => store.database.close());

const send = (userId: string) => sendPasswordLink(store.services, request, callers.it, userId, now);

test.each([
  ['moira', mailsMessages.operatorPassword],
  ['newly', mailsMessages.invitation],
] as const)('%s gets the mail for whether they have a password already', async (userId, texts) => {
  expect(await send(userId)).toBe(`${userId}@kestrel.example`);
  const [mail] = store.mails;
  const link = /https:\S+#token=[\w-]{43}/.exec(mail?.text ?? '')?.[0] ?? '';
  const again = 'https://portal.example/new-password';
  const said = { name: 'Moira', username: userId, supplier: 'Trade Parts', hours: 24, link, again };
  expect(mail).toEqual({ to: `${userId}@kestrel.example`, text: texts.text(said) });
  expect((await audited(store.database, 'user_password_link')).at(-1)).toEqual({
    real_user_id: 'ingrid',
    detail: { user_id: userId, username: userId },
  });
});

test.each([
  ['nobody', 'user_not_found'],
  ['rosa', 'only_root'],
  ['gone', 'user_disabled'],
  ['silent', 'no_email'],
])('%s gets no link: %s', async (userId, error) => {
  const before = await audited(store.database, 'user_password_link');
  expect(await refusalOf(send(userId))).toMatchObject({ error });
  expect(store.mails).toEqual([]);
  expect(await audited(store.database, 'user_password_link')).toEqual(before);
});

test('a mail that is not sent is said, and recorded as asked for', async () => {
  store.refusesMail(true);
  const before = await audited(store.database, 'user_password_link');
  expect(await refusalOf(send('moira'))).toMatchObject({ error: 'mail_failed' });
  expect(await audited(store.database, 'user_password_link')).toHaveLength(before.length + 1);
});
