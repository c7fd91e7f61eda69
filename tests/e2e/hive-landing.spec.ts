import { join } from 'node:path';
import type { Browser, FileChooser, Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { root } from '../support/root.ts';
import { startServer, type TestServer } from '../support/server.ts';
import { test as base, database, expect, parts, signIn } from './portal.ts';

/** Each journey has a server whose time can be moved to the planned one. */
const test = base.extend<{ clocked: TestServer }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from this pattern
  clocked: async ({}, use) => {
    const nodeFlags = ['--import', join(root, 'tests/support/moving-clock.mjs')];
    const server = await startServer({ database, parts, nodeFlags });
    await use(server);
    await server.stop();
  },
  baseURL: async ({ clocked }, use) => use(clocked.url),
});

/** A page that a person builds from a screenshot: a hero with a photo and text on it, three blocks, a text with a link, and two lists. */
const wanted = {
  heading: 'Shutdown starts Saturday',
  lead: 'M12 to M36 assemblies, with the certificate for every batch.',
  cards: ['5 warehouses', '3:30 pm', '1,284 batches'],
  details: ['In every capital but Hobart.', 'Order until then for tomorrow.', 'Each with its certificate.'],
  text: 'Order the long lead items first, see ',
} as const;

const photo = () =>
  sharp({ create: { width: 2400, height: 1000, channels: 3, background: '#2f4a63' } })
    .jpeg()
    .toBuffer();

const tree = (page: Page) => page.getByRole('tree', { name: 'Components' });
const row = (page: Page, name: RegExp) => tree(page).getByRole('treeitem', { name }).first();
const canvas = (page: Page) => page.frameLocator('iframe[title="Page at 1200 pixels"]');
const button = (page: Page | Locator, name: string) => page.getByRole('button', { name, exact: true });
const box = (page: Page | Locator, name: string) => page.getByRole('textbox', { name, exact: true });
const saved = (page: Page) => page.getByRole('status').filter({ hasText: /^Saved / });

/** A minute in Sydney that is still ahead when it is entered, and past after the server's time has moved. */
function soon() {
  const parts = new Intl.DateTimeFormat('en-CA', {
    timeZone: 'Australia/Sydney',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(new Date(Date.now() + 150_000));
  const of = (type: string) => parts.find((part) => part.type === type)?.value ?? '';
  return { day: `${of('year')}-${of('month')}-${of('day')}`, hour: Number(of('hour')), minute: of('minute') };
}

/** What a visitor sees once the time has come. */
async function expectLive(browser: Browser, server: TestServer, path: string): Promise<void> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  const url = new URL(path, server.url).href;
  const status = async () => (await page.goto(url))?.status();
  expect(await status()).toBe(404);
  process.kill(server.pid, 'SIGHUP');
  await expect.poll(status).toBe(200);
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(url);
    await expect(page.getByRole('heading', { name: wanted.heading })).toBeVisible();
    await expect(page.getByText(wanted.lead)).toBeVisible();
    await expect(page.locator('main img[src^="/media/"]').first()).toBeVisible();
    for (const card of wanted.cards) await expect(page.getByRole('heading', { name: card })).toBeVisible();
    for (const detail of wanted.details) await expect(page.getByText(detail)).toBeVisible();
    await expect(page.locator('main p', { hasText: wanted.text }).getByRole('link')).toBeVisible();
    await expect(page.locator('main [data-island="product-selector"]')).toBeVisible();
    await expect(page.locator('main a[href^="/articles/"]').first()).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  }
  await context.close();
}

/** Counts the person's actions. */
function counter() {
  const done: string[] = [];
  return {
    note: (what: string) => void done.push(what),
    print: (how: string) =>
      test.info().annotations.push({ type: 'steps', description: `${how}: ${done.length} steps: ${done.join('; ')}` }),
    count: () => done.length,
  };
}

const address = (how: string) => `landing-${how}-${test.info().workerIndex}-${test.info().retry}`;

test('HIVE-04 HIVE-16 a landing page is built from a picture of it by pointer alone, reviewed, scheduled and live at 390 and 1440', {
  tag: '@full',
}, async ({ page, browser, clocked }) => {
  test.slow();
  await signIn(page, 'mktg', '/hive');
  const steps = counter();
  const click = async (target: Locator, what: string, clicks = 1) => {
    steps.note(what);
    await target.click({ clickCount: clicks });
  };
  const write = async (text: string) => {
    steps.note(`write “${text}”`);
    await page.keyboard.type(text);
  };
  const fill = async (field: Locator, text: string, what: string) => {
    await click(field, what);
    await write(text);
  };

  await click(button(page, 'New page'), 'New page');
  const create = page.getByRole('dialog', { name: 'New page' });
  await fill(create.getByLabel('Address'), address('pointer'), 'address');
  await fill(create.getByLabel('Name'), 'Shutdown', 'name');
  await click(button(create, 'Create page'), 'Create page');
  await click(page.getByRole('button', { name: /^Landing page/ }), 'template');
  await expect(canvas(page).getByRole('heading', { name: 'Your heading' })).toBeVisible();

  await click(row(page, /^Block/), 'the band');
  await click(button(page, 'Choose from the library: Background picture'), 'library');
  const library = page.getByRole('dialog', { name: 'Choose a picture' });
  const chooser = page.waitForEvent('filechooser');
  await click(button(library, 'Upload files'), 'upload');
  await upload(await chooser);
  await expect(library.getByRole('radio', { name: /shed\.jpg/ }).first()).toBeChecked();
  await fill(box(library, 'Alt text'), 'A shed at dusk', 'alt text');
  await click(button(library, 'Use this picture'), 'use it');

  const texts: readonly (readonly [Locator, string])[] = [
    [canvas(page).getByRole('heading', { name: 'Your heading' }), wanted.heading],
    ...wanted.cards.map(
      (card) => [canvas(page).getByRole('heading', { name: 'Short heading' }).first(), card] as const,
    ),
  ];
  // A double click on the next text ends editing of the previous one, and typing replaces an example.
  for (const [heading, text] of texts) {
    await heading.scrollIntoViewIfNeeded();
    await click(heading, 'heading', 2);
    await expect(canvas(page).locator('[contenteditable]')).toBeFocused();
    await write(text);
  }
  const examples: readonly (readonly [string, string])[] = [
    ['One or two sentences', wanted.lead],
    ...wanted.details.map((detail) => ['A sentence or two', detail] as const),
    ['Your text. Select it', wanted.text],
  ];
  for (const [example, text] of examples) {
    const paragraph = canvas(page).getByText(example).first();
    await paragraph.scrollIntoViewIfNeeded();
    await click(paragraph, 'text', 2);
    await expect(canvas(page).getByRole('textbox', { name: /^Text of/ })).toBeFocused();
    await write(text);
    await expect(canvas(page).getByText(text).first()).toBeVisible();
  }
  await click(page.getByRole('toolbar', { name: 'Text format' }).getByRole('button', { name: 'Link' }), 'link');
  const link = page.getByRole('dialog', { name: 'Link' });
  await fill(link.getByRole('searchbox'), 'products', 'find');
  await click(link.getByRole('region', { name: 'Pages' }).getByRole('button').first(), 'the page');

  await click(page.getByRole('tab', { name: 'Insert' }), 'palette');
  const palette = page.getByRole('tabpanel', { name: 'Insert' });
  await click(button(palette, 'Articles'), 'Articles');
  await click(button(palette, 'Product selector'), 'Product selector');
  await expect(saved(page)).toBeVisible();

  await click(button(page, 'Publish'), 'review');
  const review = page.getByRole('dialog', { name: 'Review Shutdown' });
  await click(review.getByRole('tab', { name: /^Before and after/ }), 'before and after');
  await click(button(review, 'Schedule…'), 'schedule');
  const { day, hour, minute } = soon();
  await fill(review.getByLabel('Day', { exact: true }), day, 'day');
  // A field of the browser itself, which reads typed digits by its own rules.
  await review.getByLabel('Time', { exact: true }).fill(`${String(hour).padStart(2, '0')}:${minute}`);
  steps.note('time');
  await click(button(review, 'Schedule publication'), 'schedule it');
  await expect(page.getByText(/^Goes live/)).toBeVisible();
  steps.print('by pointer');
  expect(steps.count()).toBeLessThan(60);
  await expectLive(browser, clocked, `/${address('pointer')}`);
});

async function upload(chooser: FileChooser): Promise<void> {
  await chooser.setFiles({ name: 'shed.jpg', mimeType: 'image/jpeg', buffer: await photo() });
}

test('HIVE-04 HIVE-16 the same landing page is built, reviewed, scheduled and live by keyboard alone', {
  tag: '@full',
}, async ({ page, browser, clocked }) => {
  test.slow();
  await signIn(page, 'mktg', '/hive');
  const steps = counter();
  let presses = 0;
  const press = async (key: string) => {
    presses += 1;
    await page.keyboard.press(key);
  };
  const isOn = (target: Locator) => target.evaluate((element) => element.contains(document.activeElement));
  const goTo = async (target: Locator, what: string, key = 'Tab') => {
    steps.note(what);
    for (let tries = 0; !(await isOn(target)); tries += 1) {
      if (tries > 200) throw new Error(`${key} never leads to ${what}`);
      await press(key);
    }
  };
  const push = async (target: Locator, what: string) => {
    await goTo(target, what);
    await press('Enter');
  };
  const fill = async (target: Locator, text: string, what: string) => {
    await goTo(target, what);
    await press('Control+a');
    steps.note(`write “${text}”`);
    await page.keyboard.type(text);
  };
  /** Opens the settings of a component. */
  const open = async (name: RegExp) => {
    await goTo(tree(page), 'tree');
    await press('Home');
    await goTo(row(page, name), String(name), 'ArrowDown');
    await press('Enter');
    await expect(page.locator('#hive-settings')).toBeFocused();
  };

  await push(button(page, 'New page'), 'New page');
  const create = page.getByRole('dialog', { name: 'New page' });
  await fill(create.getByLabel('Address'), address('keys'), 'address');
  await fill(create.getByLabel('Name'), 'Shutdown by keys', 'name');
  await push(button(create, 'Create page'), 'Create page');
  await push(page.getByRole('button', { name: /^Landing page/ }), 'template');
  await expect(canvas(page).getByRole('heading', { name: 'Your heading' })).toBeVisible();

  await open(/^Block/);
  await push(button(page, 'Choose from the library: Background picture'), 'library');
  const library = page.getByRole('dialog', { name: 'Choose a picture' });
  const chooser = page.waitForEvent('filechooser');
  await push(button(library, 'Upload files'), 'upload');
  await upload(await chooser);
  await expect(library.getByRole('radio', { name: /shed\.jpg/ }).first()).toBeChecked();
  await fill(box(library, 'Alt text'), 'A shed at dusk', 'alt text');
  await push(button(library, 'Use this picture'), 'use it');
  await expect(library).toHaveCount(0);

  const texts: readonly (readonly [RegExp, string])[] = [
    [/^Title — Your heading/, wanted.heading],
    [/^Text — One or two/, wanted.lead],
    ...wanted.cards.map((card) => [/^Title — Short heading/, card] as const),
    ...wanted.details.map((detail) => [/^Text — A sentence or two/, detail] as const),
    [/^Text — Your text/, `${wanted.text}[the range](/products)`],
  ];
  for (const [name, text] of texts) {
    await open(name);
    await fill(box(page, 'Text'), text, 'text');
  }
  for (const type of ['Articles', 'Product selector']) {
    await goTo(tree(page), 'tree');
    await press('End');
    steps.note(`insert ${type}`);
    await press('/');
    await expect(page.getByRole('dialog', { name: 'Insert a component' }).getByRole('searchbox')).toBeFocused();
    await page.keyboard.type(type);
    await press('Enter');
    await expect(row(page, new RegExp(`^${type}`))).toBeFocused();
  }
  await expect(saved(page)).toBeVisible();

  await push(button(page, 'Publish'), 'review');
  const review = page.getByRole('dialog', { name: 'Review Shutdown by keys' });
  await goTo(review.getByRole('tablist'), 'tabs');
  await goTo(review.getByRole('tab', { name: /^Before and after/ }), 'before and after', 'ArrowRight');
  await push(button(review, 'Schedule…'), 'schedule');
  const { day, hour, minute } = soon();
  await fill(review.getByLabel('Day', { exact: true }), day, 'day');
  await goTo(review.getByLabel('Time', { exact: true }), 'time');
  await page.keyboard.type(`${String(hour % 12 || 12).padStart(2, '0')}${minute}${hour < 12 ? 'am' : 'pm'}`);
  await push(button(review, 'Schedule publication'), 'schedule it');
  await expect(page.getByText(/^Goes live/)).toBeVisible();
  steps.print(`by keyboard, ${presses} keys besides text`);
  expect(steps.count()).toBeLessThan(100);
  await expectLive(browser, clocked, `/${address('keys')}`);
});
