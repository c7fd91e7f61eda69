import { askWithOrders, reportsOf } from './frame.ts';
import { expect, signIn, test } from './portal.ts';

const open: readonly (readonly [path: string, title: string])[] = [
  ['/home', 'Home'],
  ['/login', 'Sign in'],
  ['/login-classic', 'Sign in'],
  ['/search', 'Search Results'],
  ['/search/m16', 'Search Results'],
  ['/wherebuy', 'Search Results'],
  ['/wherebuy/2015', 'Search Results'],
  ['/testcert', 'Search Results'],
  ['/testcert/HXB', 'Search Results'],
  ['/out', 'Session ended'],
  ['/404', 'Page not found'],
  ['/any/other/path', 'Page not found'],
  ['/not_authorised', 'Not authorised'],
  ['/unknown_error', 'Something went wrong'],
  ['/legacy-edge', 'Legacy browser'],
  ['/mungo-software', 'Mungo software'],
  ['/tradeparts-software', 'Tradeparts software'],
  ['/calculators/chemical-volume', 'Chemical volume'],
];
const guarded = [
  '/coderunner/test?credentials=true',
  '/orders',
  '/orders/account/',
  '/orders/account/orders',
  '/orders/KES014-204817/options',
  '/docs',
  '/hive',
  '/landing',
  '/preferences',
  '/changepassword',
];

test('NAV-13 NAV-15 every path of the specification opens for a visitor, or redirects to sign-in and back', {
  tag: '@full',
}, async ({ page }) => {
  test.slow();
  for (const [path, title] of open) {
    await page.goto(path);
    await expect(page, path).toHaveTitle(`${title} · Tradeparts`);
    await expect(page.getByRole('main').first(), path).toBeVisible();
  }
  for (const path of guarded) {
    await page.goto(path);
    await expect(page, path).toHaveURL(/\/login\?/);
    expect(new URL(page.url()).searchParams.get('returnUrl')).toBe(path);
  }
});

test('NAV-03 RUN-01 scripts run with and without credentials, and show each call and response', async ({ page }) => {
  await signIn(page, 'customer', '/CodeRunner/');
  await expect(page).toHaveURL(/\/coderunner\/test\?credentials=true$/);
  const run = page.getByRole('button', { name: 'Run', exact: true });
  const calls = page.getByRole('region', { name: 'Calls of this run' });
  const made = calls.getByRole('button', { expanded: true });
  await run.click();
  await expect(made).toHaveCount(2);
  await expect(calls.getByText('login/validate')).toBeVisible();
  await expect(calls.getByText('"valid": true')).toBeVisible();

  await page.getByRole('switch', { name: 'Send credentials' }).click();
  await expect(page).toHaveURL(/credentials=false$/);
  await run.click();
  await expect(calls.getByText('"error": "invalid_bearer"')).toBeVisible();
  await page.getByRole('navigation', { name: 'Scripts' }).getByRole('link', { name: 'Envelope actions' }).click();
  await page.getByRole('switch', { name: 'Send credentials' }).click();
  await run.click();
  await expect(made).toHaveCount(7);
  await expect(calls.getByText(/^OK, redirect_to · \d+ ms$/)).toBeVisible();
  // Neither the redirect nor the end of the session was performed.
  await expect(page).toHaveURL(/\/coderunner\/actions\?credentials=true$/);
  await expect(page.getByRole('button', { name: /Kestrel Fabrication/ })).toBeVisible();
  await page.goto('/coderunner/constructor');
  await expect(page.getByText('Script not found: constructor')).toBeVisible();
  await expect(run).toHaveCount(0);
});

test('NAV-16 SESS-05 navigating to the ordering area checks the session lifetime', async ({ page }) => {
  await signIn(page);
  const kept = () => page.evaluate(() => sessionStorage.getItem('portal.watchdog') ?? '');
  await expect.poll(kept).toContain('"startedAt":1');
  await page.evaluate(() => {
    const state = { startedAt: Date.now() - 3_600_001, queued: false };
    sessionStorage.setItem('portal.watchdog', JSON.stringify(state));
  });
  await page.goto('/orders/tabs/quotes');
  await expect(page).toHaveURL(/\/orders\/account\/$/);
  // The redirect reset the timer, and its navigation started it again.
  await expect.poll(kept).toContain('"queued":false');
  expect(
    await page.evaluate(() => Date.now() - JSON.parse(sessionStorage.getItem('portal.watchdog') ?? '').startedAt),
  ).toBeLessThan(600_000);
  // Signing out clears it, so that the next sign-in reaches its own target page.
  await page.goto('/logout');
  await expect(page).toHaveURL(/\/out$/);
  expect(await kept()).toBe('');
});

test('NAV-17 NAV-19 redirects by name or path work; an unknown name is reported, an external address is shown or blocked', async ({
  page,
}) => {
  const reports = reportsOf(page);
  await page.goto('/redirect/part?part=HXB-16080-88G');
  await expect(page).toHaveURL(/\/part\/HXB-16080-88G$/);
  await page.goto('/Redirect/%2Fsearch%2Fm16');
  await expect(page).toHaveURL(/\/search\/m16$/);
  expect(reports).toEqual([]);
  for (const [path, message] of [
    ['/redirect/nowhere', 'There is no route "nowhere"'],
    ['/redirect/part', 'The route part needs part'],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole('alert').getByRole('heading', { level: 1 })).toHaveText('Something went wrong.');
    await expect(page.getByRole('main')).not.toContainText(message);
    await expect.poll(() => reports.splice(0)).toEqual([message]);
  }
  await page.goto(`/redirect/${encodeURIComponent('https://elsewhere.example/')}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This link was blocked');
  // For an allowed host it shows the target before leaving.
  await page.goto(`/redirect/${encodeURIComponent('https://pay.example/a?b=1')}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are leaving the portal');
  await expect(page.getByRole('link', { name: 'Go to pay.example' })).toHaveAttribute(
    'href',
    'https://pay.example/a?b=1',
  );
});

test('NAV-19 CALL-06 server redirects go to internal paths and to allowed hosts only', { tag: '@full' }, async ({
  page,
}) => {
  await signIn(page);
  await askWithOrders(page, { action: 'redirect_to', redirect_to: '/search/m12' });
  await page.goto('/orders');
  await expect(page).toHaveURL(/\/search\/m12$/);
  // A request in flight would get two responses.
  await page.unrouteAll({ behavior: 'wait' });
  await askWithOrders(page, { action: 'redirect_to', redirect_to: 'https://elsewhere.example/x' });
  await page.goto('/orders');
  await expect(page).toHaveURL(/\/redirect\/https%3A%2F%2Felsewhere\.example%2Fx$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This link was blocked');
});
