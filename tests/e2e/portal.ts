import { type BrowserContext, test as base, expect, type Locator, type Page } from '@playwright/test';
import type { Operation } from '@portal/domain/cart';
import { type Envelope, firstBuild } from '@portal/domain/contract';
import { bearerCookie, type LoginReply } from '@portal/domain/session';
import { ulid } from 'ulid';
import { customerAccount, wellKnownCarts } from '../../server/src/demo/well-known.ts';
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

const clients = new WeakMap<BrowserContext, TestClient>();

async function openTabs(url: string, open_tabs: readonly string[]): Promise<void> {
  const customer = await signedIn(url, 'customer');
  await customer.call('updateOpenCarts', { open_tabs });
}

/** Closes the orders that a journey left open: each would be loaded again by every later one. */
async function closeTabs(context: BrowserContext): Promise<void> {
  // The journey may have ended the session or the server.
  await clients
    .get(context)
    ?.send('updateOpenCarts', { open_tabs: [] })
    .catch(() => null);
}

interface Choices {
  /** SHELL-03, SHELL-07: journeys start with the cookie bar and tour dismissed, except those that test them. */
  readonly questionsAnswered: boolean;
  /** The demo customer's orders are open. Otherwise a journey starts with none: each page would load them. */
  readonly ordersOpen: boolean;
  /** For journeys that install a clock, which stays in a browser context until it is closed. */
  readonly ownContext: boolean;
}

interface Shared {
  /** For journeys that an order of another journey would disturb, such as one about to be submitted: a separate worker with its own store. */
  readonly untouched: boolean;
  readonly server: TestServer;
  readonly sharedContext: BrowserContext;
}

/** Each worker has its own server and store, and one browser context for the journeys that need none of their own. */
export const test = base.extend<Choices, Shared>({
  untouched: [false, { option: true, scope: 'worker' }],
  questionsAnswered: [true, { option: true }],
  ownContext: [false, { option: true }],
  ordersOpen: [false, { option: true }],
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
    { browser, server, sharedContext, baseURL, ownContext, ordersOpen, questionsAnswered, javaScriptEnabled, hasTouch },
    use,
  ) => {
    // A context keeps the settings that it was made with, and the address: some journeys have a server of their own.
    const isOwn = ownContext || !javaScriptEnabled || hasTouch || baseURL !== server.url;
    const context = isOwn ? await browser.newContext() : sharedContext;
    const answered = questionsAnswered ? await context.addInitScript(answerQuestions) : null;
    if (ordersOpen) await openTabs(server.url, Object.values(wellKnownCarts));
    await use(context);
    if (ordersOpen) await openTabs(server.url, []);
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
      await openTabs(server.url, []);
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

async function signInByCall(page: Page, username: string): Promise<TestClient> {
  const body = { app_token: 'portal', client_fp: 'test', browser_instance: 'test', vue_build: firstBuild };
  const answer = await page.request.post('/v2/login', { data: { ...body, data: { username, password } } });
  const { data } = (await answer.json()) as Envelope<LoginReply>;
  if (!data) throw new Error(`${username} was not signed in`);
  const { origin } = new URL(answer.url());
  // The partner cookie came with the response; the page would set this one itself.
  await page.context().addCookies([{ name: bearerCookie, value: data.bearer_token, url: origin }]);
  const client = new TestClient(origin);
  client.bearer = data.bearer_token;
  clients.set(page.context(), client);
  return client;
}

/** Signs in by the call, without loading the login page, and opens a page: for journeys about something else. */
export async function signIn(page: Page, username = 'customer', path = '/orders'): Promise<void> {
  await signInByCall(page, username);
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

/** Signs in and opens a new order, without the list of orders: for journeys that begin in an order. Returns its id. */
export async function openNewOrder(page: Page, ...first: readonly Operation[]): Promise<string> {
  const customer = await signInByCall(page, 'customer');
  const { cart } = await customer.call('newCart', { accode: customerAccount });
  const parameters = { cartId: cart.orderNum };
  if (first.length > 0) await customer.call('saveCart', { operations: first }, { parameters });
  await page.goto(`/orders/${cart.orderNum}`);
  // The first page of a worker compiles the app, which takes longer on a busy machine.
  await expect(codeField(page)).toBeVisible({ timeout: 30_000 });
  return cart.orderNum;
}

/** Signs in and opens an order with one saved line. Returns the order's id. */
export async function startOrder(page: Page): Promise<string> {
  const payload = { line_id: ulid(), stock_code: 'HXB-12050-88Z', quantity: 300 };
  const cartId = await openNewOrder(page, {
    id: ulid(),
    kind: 'line.add',
    payload,
    at: new Date().toISOString(),
    by: '',
  });
  await expect(quantityOf(page, payload.stock_code)).toBeVisible();
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
