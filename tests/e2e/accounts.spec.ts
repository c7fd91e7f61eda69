import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { shownCode } from '../support/authenticator.ts';
import { TestClient } from '../support/client.ts';
import { expect, fillSignIn, password, signIn, test } from './portal.ts';

/** Messages in the server's outbox, latest last, with folded mail lines joined. */
function sent(data: string): readonly string[] {
  const outbox = join(data, 'outbox');
  return (existsSync(outbox) ? readdirSync(outbox).sort() : [])
    .filter((name) => !name.endsWith('.part'))
    .map((name) =>
      readFileSync(join(outbox, name), 'utf8')
        .replace(/=\r?\n/g, '')
        .replaceAll('=3D', '='),
    );
}

const section = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Account' }).getByRole('link', { name });

test('SESS-09 SHELL-04 an it user acts as a customer, sees the banner on every page, and goes back', async ({
  page,
}) => {
  await signIn(page, 'it', '/orders/account');
  await section(page, 'Act as a customer').click();
  const form = page.getByRole('form', { name: 'Act as a customer' });
  await form.getByLabel('Customer’s user name').fill('customer');
  await form.getByLabel('Your own password').fill('wrong');
  await form.getByRole('button', { name: 'Act as this customer' }).click();
  await expect(form.getByRole('link', { name: /^Reason: Required field/ })).toBeVisible();
  await form.getByLabel('Reason').fill('Ticket 42');
  await form.getByRole('button', { name: 'Act as this customer' }).click();
  await expect(form.getByRole('link', { name: /Incorrect password/ })).toBeVisible();
  await form.getByLabel('Your own password').fill(password);
  await form.getByRole('button', { name: 'Act as this customer' }).click();

  const banner = page.getByRole('status').filter({ hasText: 'You are acting as Moira Tan (customer).' });
  await expect(banner).toBeVisible();
  await page.goto('/search/M16');
  await expect(banner).toBeVisible();
  await banner.getByRole('button', { name: 'Stop acting as this customer' }).click();
  await expect(page).toHaveURL(/\/orders\/account$/);
  await expect(page.getByRole('main').getByText('Ingrid Solberg')).toBeVisible();
  await expect(banner).toHaveCount(0);
});

test('SESS-01 SESS-03 a session is listed and ended from another browser, and is then signed out', {
  tag: '@full',
}, async ({ page, browser }) => {
  await signIn(page, 'multi');
  const other = await (await browser.newContext()).newPage();
  await other.goto(new URL('/login', page.url()).href);
  await fillSignIn(other, 'multi');
  await expect(other).toHaveURL(/\/orders$/);

  await page.goto('/orders/account/sessions');
  const sessions = page.getByRole('region', { name: 'Where you are signed in' }).getByRole('listitem');
  await expect(sessions.first()).toContainText('This session');
  // Earlier journeys may have left more of them.
  const others = await sessions.getByRole('button', { name: /^End session: Chrome/ }).count();
  expect(others).toBeGreaterThan(0);
  await expect(sessions).toHaveCount(others + 1);
  for (let left = others; left > 0; left--) {
    await sessions
      .nth(1)
      .getByRole('button', { name: /^End session: Chrome/ })
      .click();
    if (left === others) {
      const asked = page.getByRole('form', { name: 'End sessions' });
      await expect(asked.getByLabel('Your password')).toBeFocused();
      await asked.getByLabel('Your password').fill('wrong');
      await page.keyboard.press('Enter');
      await expect(asked.getByRole('link', { name: /Incorrect password/ })).toBeVisible();
      await asked.getByLabel('Your password').fill(password);
      await page.keyboard.press('Enter');
      await expect(asked).toHaveCount(0);
    }
    await expect(sessions).toHaveCount(left);
  }
  await expect(page.getByText('Only on this device.')).toBeVisible();

  await other.goto(new URL('/orders', page.url()).href);
  await expect(other).toHaveURL(/\/(out|login)/);
  await other.context().close();
});

test('a user sets up two-step sign-in, signs in with it, and turns it off', { tag: '@full' }, async ({ page }) => {
  await signIn(page, 'tech', '/orders/account');
  await section(page, 'Two-step sign-in').click();
  await page.getByLabel('Your password').fill(password);
  await page.getByRole('button', { name: 'Set up' }).click();
  await expect(page.getByRole('img', { name: /^Picture of the key/ })).toBeVisible();
  const secret = ((await page.locator('code').textContent()) ?? '').replaceAll(' ', '');
  await page.getByLabel('Code').fill('000000');
  await page.getByRole('button', { name: 'Turn on' }).click();
  await expect(page.getByRole('link', { name: /This is not the current code/ })).toBeVisible();
  await page.getByLabel('Code').fill(shownCode(secret));
  await page.getByRole('button', { name: 'Turn on' }).click();
  const codes = page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
  await expect(codes).toHaveCount(10);
  const recovery = (await codes.first().textContent()) ?? '';
  await page.getByRole('button', { name: 'I have saved them' }).click();
  await expect(page.getByText('10 of 10 recovery codes left')).toBeVisible();

  await page.goto('/logout');
  await expect(page).toHaveURL(/\/out$/);
  await page.goto('/login?returnUrl=/orders/account/second-factor');
  await fillSignIn(page, 'tech');
  await expect(page.getByRole('textbox', { name: 'Code' })).toBeFocused();
  await page.keyboard.type('000000');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('link', { name: /This code is wrong/ })).toBeVisible();
  await page.getByRole('button', { name: 'Use a recovery code' }).click();
  await page.getByLabel('Recovery code').fill(recovery.toLowerCase());
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByText('9 of 10 recovery codes left')).toBeVisible();

  await page.getByRole('button', { name: 'Turn off' }).click();
  await page.getByLabel('Your password').fill(password);
  await page.getByRole('button', { name: 'Turn off' }).click();
  await expect(page.getByRole('button', { name: 'Set up' })).toBeVisible();
});

test('SESS-08 NAV-04 a forgotten password is reset by an emailed link', async ({ page, server }) => {
  await page.goto('/login');
  await page.getByRole('link', { name: 'Forgot password' }).click();
  await expect(page.getByRole('heading', { name: 'New password' })).toBeVisible();
  // No other journey signs in as this user.
  await page.getByLabel('User name').fill('staff');
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
  const link = () => /http:\S+\/new-password#token=[\w-]+/.exec(sent(server.data).join('\n'))?.[0] ?? '';
  await expect.poll(link).not.toBe('');

  await page.goto(link());
  await page.getByRole('textbox', { name: 'New password', exact: true }).fill('a few good words');
  await page.getByLabel('Confirm new password').fill('a few other words');
  await page.getByRole('button', { name: 'Set password' }).click();
  await expect(page.getByRole('link', { name: /The passwords don’t match/ })).toBeVisible();
  await page.getByLabel('Confirm new password').fill('a few good words');
  await page.getByRole('button', { name: 'Set password' }).click();
  await expect(page.getByRole('heading', { name: 'Your password has changed' })).toBeVisible();
  await page.getByRole('link', { name: 'Sign in' }).last().click();
  await fillSignIn(page, 'staff', 'a few good words');
  await expect(page).toHaveURL(/\/orders$/);
});

test('SESS-08 a new user registers with the number sent to the account', async ({ page, server }) => {
  await page.goto('/register');
  const values = { 'Account code': 'kes014', 'First name': 'Nia', 'Last name': 'Buyer', Email: 'nia@example.com' };
  for (const [label, value] of Object.entries(values)) await page.getByLabel(label, { exact: true }).fill(value);
  await page.getByRole('button', { name: 'Request number' }).click();
  const number = () =>
    /^(\d{4} \d{4})\r?$/m.exec(sent(server.data).find((text) => text.includes('nia@example.com')) ?? '')?.[1] ?? '';
  await expect.poll(number).not.toBe('');
  await page.getByLabel('Registration number').fill(number());
  await page.getByLabel('Choose a user name').fill('nia');
  await page.getByLabel('Password').fill('a few good words');
  await page.getByRole('button', { name: 'Create user' }).click();
  await expect(page.getByRole('heading', { name: 'You can sign in now' })).toBeVisible();
});

test('SOFT-01 NAV-10 a software token is issued after a code by SMS', async ({ page, server }) => {
  await page.goto('/mungo-software');
  await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click();
  await fillSignIn(page, 'many');
  await expect(page).toHaveURL(/\/mungo-software$/);
  await page.getByRole('button', { name: 'Send the code' }).click();
  const code = () => /"text":"(\d{6}) is your code/.exec(sent(server.data).at(-1) ?? '')?.[1] ?? '';
  await page.getByLabel('Code from the message').fill('12');
  await page.getByRole('button', { name: 'Get the token' }).click();
  await expect(page.getByRole('link', { name: /This is not the code we sent/ })).toBeVisible();
  await page.getByLabel('Code from the message').fill(code());
  await page.getByRole('button', { name: 'Get the token' }).click();
  await expect(page.getByText('Your token')).toBeVisible();
  await page.goto('/tradeparts-software');
  await expect(page.getByRole('heading', { name: 'Tradeparts software' })).toBeVisible();
});

test('DOC-01 NAV-08 calls are searched and tried as the signed-in user', async ({ page }) => {
  await page.goto('/docs');
  await expect(page).toHaveURL(/\/login\?returnUrl=%2Fdocs/);
  await fillSignIn(page, 'customer');
  await expect(page).toHaveURL(/\/docs$/);
  await page.getByLabel('Find a call').fill('price stock facts');
  await page.getByRole('heading', { name: 'get-price' }).click();
  await expect(page.getByText('cart_lines[].stock_code')).toBeVisible();
  const form = page.getByRole('form', { name: 'Try get-price' });
  await form.getByLabel('data').fill('{"accode": "KES014", "cart_lines": [{"stock_code": "HXB-12050-88Z"}]}');
  await form.getByRole('button', { name: 'Try it' }).click();
  await expect(form.getByRole('status')).toContainText('"stock_code": "HXB-12050-88Z"');
  await form.getByLabel('data').fill('{');
  await form.getByRole('button', { name: 'Try it' }).click();
  await expect(form.getByText('This is not valid JSON')).toBeVisible();
});

test('SESS-07 one of 35 accounts is found by code, name or suburb', async ({ page, server }) => {
  const { user_details } = await new TestClient(server.url).signIn('many');
  const accounts = user_details.authorised_accodes;
  expect(accounts).toHaveLength(35);
  await signIn(page, 'many');
  const banner = page.getByRole('banner');
  const choose = async (typed: string) => {
    await banner.locator('button[aria-haspopup="menu"]').click();
    await page.getByRole('menuitem', { name: /Switch account/ }).click();
    const field = page.getByRole('combobox', { name: 'Account' });
    await expect(field).toBeFocused();
    await field.fill(typed);
    const found = page.getByRole('option').filter({ hasText: new RegExp(typed, 'i') });
    await found.first().click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  };
  const [byCode, bySuburb, byName] = [accounts[20], accounts[31], accounts[9]];
  await choose(byCode?.accode ?? '');
  await expect(banner).toContainText(byCode?.accode ?? '');
  await choose(byName?.name ?? '');
  await expect(banner).toContainText(byName?.name ?? '');
  await choose(bySuburb?.suburb ?? '');
  const suburbs = new Map(accounts.map(({ accode, suburb }) => [accode, suburb]));
  const shown = accounts.filter(({ accode }) => suburbs.get(accode) === bySuburb?.suburb).map(({ accode }) => accode);
  await expect(banner).toContainText(new RegExp(shown.join('|')));
});
