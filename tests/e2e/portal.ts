import { type BrowserContext, test as base, expect, type Locator, type Page } from '@playwright/test';
import { type Envelope, firstBuild } from '@portal/domain/contract';
import { bearerCookie, type LoginReply } from '@portal/domain/session';
import { signedIn, TestClient } from '../support/client.ts';
import { type DatabaseKind, startServer, type TestServer } from '../support/server.ts';
import { startSeveral } from '../support/several-servers.ts';
import { clearContext } from './shared-context.ts';

export { expect };

/** Parts of the demo catalogue in these journeys; includes every well-known part. */
export const parts = 2000;
export const database: DatabaseKind = process.env.PORTAL_TEST_DATABASE === 'postgres' ? 'postgres' : 'pglite';

/** `PORTAL_TEST_SERVERS=2`: two servers on one PostgreSQL behind a proxy, one of which is killed during the run. */
const isSeveral = process.env.PORTAL_TEST_SERVERS === '2';

function answerQuestions(): void {
  try {
    localStorage.setItem('portal.cookies', 'all');
    localStorage.setItem('portal.tour', 'over');
  } catch {
    // A page without an origin has no storage.
  }
}

/** High enough that journeys never meet the default call limit. */
const usualLimit = { PORTAL_CALLS_PER_MINUTE: '' };

/** The users' tabs before the first journey of this worker. */
const firstTabs = new Map<string, readonly string[]>();
const clients = new WeakMap<BrowserContext, { readonly client: TestClient; readonly username: string }>();

async function rememberTabs(context: BrowserContext, username: string, url: string, bearer: string): Promise<void> {
  const client = new TestClient(url);
  client.bearer = bearer;
  clients.set(context, { client, username });
  if (firstTabs.has(username)) return;
  const { envelope } = await client.send('getOpenCarts');
  firstTabs.set(username, envelope.data?.open_tabs ?? []);
}

/** Closes the orders that a journey left open: each would be loaded again by every later one. */
async function closeTabs(context: BrowserContext): Promise<void> {
  const user = clients.get(context);
  if (!user) return;
  // The journey may have ended the session or the server.
  await user.client.send('updateOpenCarts', { open_tabs: firstTabs.get(user.username) ?? [] }).catch(() => null);
}

interface Choices {
  /** SHELL-03, SHELL-07: journeys start with cookie bar and tour answered, except those that test them. */
  readonly questionsAnswered: boolean;
  /** For journeys that install a clock, which stays in a browser context until it is closed. */
  readonly ownContext: boolean;
}

interface Shared {
  /** For journeys that another's order would disturb, such as one about to be submitted: a separate worker with its own store. */
  readonly untouched: boolean;
  readonly server: TestServer;
  readonly sharedContext: BrowserContext;
}

/** Each worker has its own server and store, and one browser context for the journeys that need none of their own. */
export const test = base.extend<Choices, Shared>({
  untouched: [false, { option: true, scope: 'worker' }],
  questionsAnswered: [true, { option: true }],
  ownContext: [false, { option: true }],
  sharedContext: [
    async ({ browser, server }, use, { project }) => {
      const { viewport, reducedMotion, locale, timezoneId } = project.use;
      const context = await browser.newContext({ viewport, reducedMotion, locale, timezoneId, baseURL: server.url });
      await use(context);
      await context.close();
    },
    { scope: 'worker' },
  ],
  context: async (
    { browser, server, sharedContext, baseURL, ownContext, questionsAnswered, javaScriptEnabled, hasTouch },
    use,
  ) => {
    // A context keeps the settings that it was made with, and the address: some journeys have a server of their own.
    const isOwn = ownContext || !javaScriptEnabled || hasTouch || baseURL !== server.url;
    const context = isOwn ? await browser.newContext() : sharedContext;
    const answered = questionsAnswered ? await context.addInitScript(answerQuestions) : null;
    await use(context);
    await closeTabs(context);
    await answered?.dispose();
    await (isOwn ? context.close() : clearContext(context, server.url));
  },
  page: async ({ context, viewport }, use) => {
    const page = context.pages()[0] ?? (await context.newPage());
    if (viewport) await page.setViewportSize(viewport);
    await use(page);
  },
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from this pattern
    async ({}, use) => {
      const server = isSeveral ? await startSeveral(parts) : await startServer({ database, parts, env: usualLimit });
      await use(server);
      await server.stop();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: async ({ server }, use) => use(server.url),
});

/** Waits until a server-rendered page responds to keys and clicks; the app marks that moment. */
export async function openPublic(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.waitForFunction(() => performance.getEntriesByName('portal.interactive').length > 0);
}

/** Holds requests to this address until the returned function is called. */
export async function hold(page: Page, address: string): Promise<() => void> {
  let letCome = () => {};
  const held = new Promise<void>((resolve) => {
    letCome = resolve;
  });
  await page.route(address, async (route) => {
    await held;
    await route.continue();
  });
  return letCome;
}

/** NAV-01: shows the built-in home page, as for a supplier who has published none. */
export async function withBuiltInHome(server: TestServer, work: () => Promise<void>): Promise<void> {
  const marketing = await signedIn(server.url, 'mktg');
  const [home] = (await marketing.call('getPublishedPages', { uri_path: '/home' })).pages;
  await marketing.call('pagesUpdate', { page_id: home?.page_id, active: 0 });
  try {
    await work();
  } finally {
    await marketing.call('pagesUpdate', { page_id: home?.page_id, active: 1 });
  }
}

export const password = 'portal-demo';
const cartAddress = /\/orders\/([A-Z0-9]+-\d{6})$/;

export async function fillSignIn(page: Page, username: string, secret = password): Promise<void> {
  await page.getByLabel('User name').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(secret);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

/** Signs in through the form (SESS-02). */
export async function signInByForm(page: Page, username = 'customer'): Promise<void> {
  await page.goto('/login');
  await fillSignIn(page, username);
  await expect(page).toHaveURL(/\/orders$/);
}

/** Signs in by the call, without loading the login page, and opens a page: for journeys about something else. */
export async function signIn(page: Page, username = 'customer', path = '/orders'): Promise<void> {
  const body = { app_token: 'portal', client_fp: 'test', browser_instance: 'test', vue_build: firstBuild };
  const answer = await page.request.post('/v2/login', { data: { ...body, data: { username, password } } });
  const { data } = (await answer.json()) as Envelope<LoginReply>;
  if (!data) throw new Error(`${username} was not signed in`);
  // The partner cookie came with the response; the page would set this one itself.
  await page
    .context()
    .addCookies([{ name: bearerCookie, value: data.bearer_token, url: new URL('/', answer.url()).href }]);
  await rememberTabs(page.context(), username, new URL(answer.url()).origin, data.bearer_token);
  await page.goto(path);
  if (path !== '/orders') return;
  const noAccount = page.getByText('Your user has no customer account yet.');
  await expect(page.getByRole('tab', { name: 'Orders' }).or(noAccount)).toBeVisible();
}

/** Makes a new order with its button. Returns its id. */
export async function newOrder(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'New order' }).first().click();
  await expect(page).toHaveURL(cartAddress);
  await expect(codeField(page)).toBeVisible();
  return cartAddress.exec(page.url())?.[1] ?? '';
}

export const codeField = (page: Page): Locator =>
  page.getByRole('combobox', { name: 'Code or words of the part to add' });
export const quantityToAdd = (page: Page): Locator => page.getByLabel('Quantity to add');
export const lines = (page: Page): Locator => page.getByRole('grid', { name: 'Order lines' });
export const line = (page: Page, code: string): Locator => lines(page).getByRole('row').filter({ hasText: code });
export const quantityOf = (page: Page, code: string): Locator => line(page, code).getByLabel(/^Quantity, line/);
export const everythingSent = (page: Page): Locator => page.getByText('Everything is sent');
export const confirmButton = (page: Page): Locator => page.getByRole('button', { name: 'Confirm order' });

export const palette = (page: Page, name = 'Commands'): Locator => page.getByRole('combobox', { name });
export const root = (page: Page): Locator => page.locator('html');
/** Computed value of a theme token. */
export const token = (page: Page, name: string): Promise<string> =>
  page.evaluate((each) => getComputedStyle(document.documentElement).getPropertyValue(`--${each}`).trim(), name);

/** Code, Enter, quantity, Enter (LINE-16). */
export async function addLine(page: Page, code: string, quantity = ''): Promise<void> {
  await codeField(page).fill(code);
  await codeField(page).press('Enter');
  await expect(quantityToAdd(page)).toBeFocused();
  if (quantity !== '') await quantityToAdd(page).fill(quantity);
  await quantityToAdd(page).press('Enter');
  await expect(codeField(page)).toHaveValue('');
}

/** Signs in and makes an order with one saved line. Returns the order's id. */
export async function startOrder(page: Page): Promise<string> {
  await signIn(page);
  const cartId = await newOrder(page);
  await addLine(page, 'HXB-12050-88Z', '300');
  await expect(everythingSent(page)).toBeVisible();
  return cartId;
}

/** Pastes this text as Ctrl+V would. */
export async function paste(target: Locator, text: string): Promise<void> {
  await target.focus();
  await target.evaluate((element, pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', pasted);
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, text);
}

/** Pastes a list and adds the reviewed rows. */
export async function pasteList(target: Locator, text: string): Promise<void> {
  await paste(target, text);
  const review = target.page().getByRole('dialog', { name: 'Review the list' });
  const add = review.getByRole('button', { name: /^Add \d+ lines?$/ });
  await expect(add).toBeVisible();
  // Discontinued and superseded parts are added only if the user accepts them.
  await target.page().keyboard.press('a');
  await add.click();
  await expect(review).toHaveCount(0);
}

export async function setQuantity(page: Page, code: string, quantity: string): Promise<void> {
  const field = quantityOf(page, code);
  await field.fill(quantity);
  await field.press('Enter');
}
