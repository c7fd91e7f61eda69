import { signedIn } from '../support/client.ts';
import {
  expect,
  fillSignIn,
  newOrder,
  openNewOrder,
  openPublic,
  password,
  signIn,
  signInByForm,
  test,
  withBuiltInHome,
} from './portal.ts';

test('NAV-13 each tab of the ordering area has its own title, also after an order was open', async ({ page }) => {
  await signIn(page);
  const open = (name: string) => page.getByRole('tab', { name, exact: true }).click();
  for (const name of ['Account', 'Orders', 'Account']) {
    await open('Quick Quote');
    await expect(page).toHaveTitle(/^Quick quote [A-Z0-9]+-\d{6} · /);
    await open(name);
    await expect(page).toHaveTitle(new RegExp(`^${name} · `));
  }
});

test('NAV-01 NAV-13 NAV-14 home, titles, descriptions, and addresses in any case with or without a slash', async ({
  page,
}) => {
  await page.goto('/');
  await expect(page).toHaveURL(/\/home$/);
  await expect(page).toHaveTitle('Home · Tradeparts');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goto('/HOME/');
  await expect(page.getByRole('heading', { level: 2, name: 'Product families' })).toBeVisible();
  await page.goto('/Search/M12/');
  await expect(page).toHaveTitle('Search Results · Tradeparts');
  await expect(page.getByRole('heading', { level: 1, name: /M12/ })).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, 500));
  await page.getByRole('contentinfo').getByRole('link', { name: 'Where to buy' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Where to buy' })).toBeVisible();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', /^Stores near you/);
});

test('NAV-01 the built-in home page counts its product families from the stock list', async ({ page, server }) => {
  await withBuiltInHome(server, async () => {
    await openPublic(page, '/home');
    const families = page.getByRole('region', { name: 'Product families' }).getByRole('link');
    await expect(families).toHaveCount(8);
    for (const text of await families.allInnerTexts()) expect(text).toMatch(/\d/);
  });
});

test('NAV-04 SESS-02 signing in leads to the orders, signing out to the end of the session', async ({ page }) => {
  await signInByForm(page);
  await expect(page.getByRole('tab', { name: 'Orders' })).toHaveAttribute('aria-selected', 'true');
  // SHELL-15: the form and its screen are gone, and the focus is at the start of the list.
  await expect(page.locator('#content')).toBeFocused();
  await expect(page.locator('[aria-live="polite"]', { hasText: /^Orders$/ })).toBeAttached();
  await page.goto('/login');
  await expect(page).toHaveURL(/\/orders$/);
  await page.getByRole('button', { name: /Kestrel Fabrication/ }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(/\/out$/);
  await expect(page.getByRole('heading', { name: 'You are signed out' })).toBeVisible();
  await page.goto('/orders');
  await expect(page).toHaveURL(/\/login\?returnUrl=/);
  await fillSignIn(page, 'customer');
  await expect(page).toHaveURL(/\/orders$/);
  await page.goto('/logout');
  await expect(page).toHaveURL(/\/out$/);
  await page.goto('/orders');
  await expect(page).toHaveURL(/\/login\?returnUrl=/);
});

test('NAV-06 the preferences have the layout of the ordering area, and options after a tab keep the tab', async ({
  page,
}) => {
  await signIn(page, 'customer', '/preferences');
  const tabs = page.getByRole('tablist', { name: 'Order tabs' });
  await expect(tabs.getByRole('tab', { name: 'Quick Quote' })).toBeVisible();
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Where to buy' })).toHaveCount(0);
  await page.goto('/orders/KES014-204817/options');
  await expect(page.getByRole('heading', { level: 1, name: 'PO 48817' })).toBeVisible();
  await expect(tabs.getByRole('tab', { name: /^PO 48817/ })).toHaveAttribute('aria-selected', 'true');
});

test('NAV-04 with a bearer the login page leads to the landing page', { tag: '@full' }, async ({ page }) => {
  await signIn(page);
  const seen: string[] = [];
  page.on('framenavigated', (frame) => seen.push(new URL(frame.url()).pathname));
  await page.goto('/login');
  // The landing page redirects at once.
  await expect(page).toHaveURL(/\/orders$/);
  expect(seen).toContain('/landing');
});

test('NAV-04 the classic login page has no guard', { tag: '@full' }, async ({ page }) => {
  await signIn(page);
  await page.goto('/login-classic');
  await expect(page.getByLabel('User name')).toBeVisible();
});

test('SESS-02 a wrong password and an unknown user get the same response', async ({ page }) => {
  const answers: string[] = [];
  for (const name of ['tech', 'nobody-of-that-name']) {
    await page.goto('/login');
    await fillSignIn(page, name, 'wrong');
    answers.push((await page.getByRole('region', { name: 'One problem to fix' }).textContent()) ?? '');
  }
  expect(answers[0]).toContain('Failed to login');
  expect(answers[1]).toBe(answers[0]);
  await fillSignIn(page, 'tech');
  await expect(page).toHaveURL(/\/orders$/);
});

test('NAV-15 after signing in the user returns to the requested page', async ({ page }) => {
  await page.goto('/orders/account/orders?from=mail#preferences');
  await expect(page).toHaveURL(/\/login\?returnUrl=%2Forders%2Faccount%2Forders%3Ffrom%3Dmail%23preferences$/);
  await fillSignIn(page, 'customer');
  await expect(page).toHaveURL(/\/orders\/account\/orders\?from=mail#preferences$/);
});

// Many more addresses are in the unit test of the return path.
for (const [hostile, tag] of [
  ['/\\elsewhere.example', undefined],
  ['javascript:alert(1)', '@full'],
] as const) {
  test(`NAV-15 ${hostile} is not followed after sign-in`, { tag }, async ({ page, server }) => {
    await page.goto(`/login?returnUrl=${encodeURIComponent(hostile)}`);
    await fillSignIn(page, 'customer');
    await expect(page).toHaveURL(`${server.url}/orders`);
  });
}

test('SESS-01 a reload stays signed in by the cookie', async ({ page }) => {
  await signInByForm(page);
  await page.reload();
  await expect(page.getByRole('tab', { name: 'Orders' })).toBeVisible();
  await expect(page.getByRole('button', { name: /Kestrel Fabrication/ })).toBeVisible();
});

test('SESS-03 SESS-01 SESS-10 without the cookie the ordering screens close, and the next sign-in opens the account', async ({
  page,
  context,
}) => {
  await signIn(page);
  await expect(page.getByRole('button', { name: 'New order' }).first()).toBeVisible();
  await context.clearCookies({ name: 'bearer' });
  await expect(page).toHaveURL(/\/out$/);
  await page.getByRole('link', { name: 'Sign in again' }).click();
  await fillSignIn(page, 'customer');
  await expect(page).toHaveURL(/\/orders\/account\/orders$/);
});

test('SESS-03 on a public page a lost cookie only signs out', async ({ page, context }) => {
  await signIn(page);
  await openPublic(page, '/home');
  await expect(page.getByRole('button', { name: /Kestrel Fabrication/ })).toBeVisible();
  await context.clearCookies({ name: 'bearer' });
  await expect(page.getByRole('link', { name: 'Sign in' }).first()).toBeVisible();
  await expect(page).toHaveURL(/\/home$/);
});

test('SESS-06 a public user has no account to order for', async ({ page }) => {
  await page.goto('/login');
  await fillSignIn(page, 'public');
  await expect(page.getByText('Your user has no customer account yet.')).toBeVisible();
});

test('SESS-07 a user with several accounts switches, and new orders use the current one', async ({ page }) => {
  await signIn(page, 'multi', '/orders/account');
  const other = page.getByRole('button', { name: /^Use / }).first();
  const accode = ((await other.textContent()) ?? '').replace('Use ', '').trim();
  await other.click();
  await expect(page.getByRole('listitem').filter({ hasText: accode })).toContainText('In use');
  await page.getByRole('tab', { name: 'Orders' }).click();
  const cartId = await newOrder(page);
  expect(cartId.startsWith(`${accode}-`)).toBe(true);
});

test('SESS-07 an order of another account and one that does not exist look the same', { tag: '@full' }, async ({
  page,
  server,
}) => {
  const owner = await signedIn(server.url, 'multi');
  const { user_details } = await owner.signIn('multi');
  const accode = user_details.authorised_accodes.map((each) => each.accode).find((each) => each !== 'KES014');
  const { cart } = await owner.call('newCart', { accode });
  await signIn(page);
  const texts: string[] = [];
  for (const cartId of [cart.orderNum, `${accode}-999999`]) {
    await page.goto(`/orders/${cartId}`);
    await expect(page.getByText(`There is no order ${cartId}.`)).toBeVisible();
    texts.push(((await page.getByRole('main').textContent()) ?? '').replaceAll(cartId, ''));
  }
  expect(texts[1]).toBe(texts[0]);
});

test('NAV-04 SESS-08 a password is changed, with errors at their fields', async ({ page }) => {
  // No other journey signs in as this user.
  await page.goto('/login');
  await fillSignIn(page, 'root');
  await expect(page).toHaveURL(/\/orders$/);
  await page.goto('/changepassword');
  const fill = async (now: string, next: string, again = next) => {
    await page.getByLabel('Current password').fill(now);
    await page.getByLabel('New password', { exact: true }).fill(next);
    await page.getByLabel('Confirm new password').fill(again);
    await page.getByRole('button', { name: 'Change password' }).click();
  };
  await fill(password, 'short');
  await expect(page.getByText('Must be at least 8 characters').first()).toBeVisible();
  await fill(password, 'a long enough one', 'another one');
  await expect(page.getByText('The passwords don’t match', { exact: true })).toBeVisible();
  await fill('wrong', 'a long enough one');
  await expect(page.getByText('Incorrect password', { exact: true })).toBeVisible();
  await fill(password, 'a long enough one');
  await expect(page.getByText('Your password has changed.')).toBeVisible();
  await fill('a long enough one', password.padEnd(12, '!'));
  await expect(page.getByText('Your password has changed.')).toBeVisible();
});

test('NAV-09 NAV-12 an unknown address says so and offers links', async ({ page }) => {
  await page.goto('/no/such/page');
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Search parts' }).click();
  await expect(page).toHaveURL(/\/search$/);
  for (const [path, heading] of [
    ['/404', 'Page not found'],
    ['/not_authorised', 'You don’t have access'],
    ['/unknown_error', 'Something went wrong'],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
  }
});

test('PING-01 a lost connection is reported while idle, and cleared once the server responds', async ({
  context,
  page,
}) => {
  test.slow();
  await openNewOrder(page);
  const said = page.getByRole('banner').getByText('No connection');
  await context.setOffline(true);
  await expect(said).toBeVisible();
  await expect(page.getByText('Offline. Changes are stored on this device')).toBeVisible();
  await context.setOffline(false);
  await expect(said).toHaveCount(0);
  // Only the server is gone: the browser is still online, so only the ping notices.
  await page.route(/\/v[23]\//, (route) => route.abort('connectionrefused'));
  await expect(said).toBeVisible({ timeout: 30_000 });
  await page.unroute(/\/v[23]\//);
  await page.getByRole('tab', { name: 'Orders' }).click();
  await page.getByRole('tab', { name: 'Quick Quote' }).click();
  await expect(said).toHaveCount(0, { timeout: 60_000 });
});
