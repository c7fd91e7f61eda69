import type { Browser, Page } from '@playwright/test';
import sharp from 'sharp';
import { expect, signIn, test } from './portal.ts';

/** A photo whose crop can be recognised: sky above, ground below. */
async function photo(): Promise<Buffer> {
  const sky = await sharp({ create: { width: 2400, height: 700, channels: 3, background: '#7fa8c9' } })
    .png()
    .toBuffer();
  return sharp({ create: { width: 2400, height: 1400, channels: 3, background: '#5a4a33' } })
    .composite([{ input: sky, top: 0, left: 0 }])
    .jpeg()
    .toBuffer();
}

/** The picture behind the words of a page, as a visitor's browser loads it. */
async function seenAt(browser: Browser, url: string, width: number) {
  const context = await browser.newContext({ viewport: { width, height: 900 } });
  const page = await context.newPage();
  await page.goto(url);
  await expect(page.getByRole('heading', { name: 'Shutdown season' })).toBeVisible();
  const picture = page.locator('main img').first();
  await expect(picture).toBeVisible();
  await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.complete && img.naturalWidth > 0)).toBe(true);
  const seen = await picture.evaluate((img: HTMLImageElement) => ({
    src: img.currentSrc,
    position: getComputedStyle(img).objectPosition,
    shown: img.getBoundingClientRect().width,
    overflow: document.documentElement.scrollWidth - innerWidth,
  }));
  await context.close();
  return seen;
}

const row = (page: Page, name: RegExp) =>
  page.getByRole('tree', { name: 'Components' }).getByRole('treeitem', { name });

async function createPage(page: Page, uri: string, description: string): Promise<void> {
  await page.getByRole('button', { name: 'New page', exact: true }).click();
  const create = page.getByRole('dialog', { name: 'New page' });
  await create.getByLabel('Address').fill(uri);
  await create.getByLabel('Name').fill(description);
  await create.getByRole('button', { name: 'Create page' }).click();
}

async function insert(page: Page, type: string): Promise<void> {
  await page.keyboard.press('/');
  const dialog = page.getByRole('dialog', { name: 'Insert a component' });
  await expect(dialog.getByRole('searchbox')).toBeFocused();
  await page.keyboard.type(type);
  await page.keyboard.press('Enter');
  await expect(row(page, new RegExp(`^${type}`))).toBeFocused();
}

test('HIVE-10 HIVE-13 staff put a photo behind a hero and publish; a visitor sees it at 390 and 1440', async ({
  page,
  browser,
  baseURL,
}) => {
  await signIn(page, 'mktg', '/hive');
  const uri = `/shutdown-${test.info().workerIndex}-${test.info().retry}`;
  await createPage(page, uri, 'Shutdown');
  await row(page, /^Page/).focus();
  await insert(page, 'Hero');

  await page.getByRole('button', { name: 'Choose from the library: Background picture' }).click();
  const library = page.getByRole('dialog', { name: 'Choose a picture' });
  await expect(library.getByRole('radio', { name: /delivery-before-sunrise/ })).toBeVisible();
  const upload = library.locator('input[type=file][multiple]');
  await upload.setInputFiles([
    { name: 'print.tif', mimeType: 'image/tiff', buffer: Buffer.from('II*\0 a scan') },
    { name: 'shed.jpg', mimeType: 'image/jpeg', buffer: await photo() },
    { name: 'torque.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\n%%EOF') },
    { name: 'yard.jpg', mimeType: 'image/jpeg', buffer: await photo() },
  ]);
  // A refusal stays at its file; the others are added, and the last is chosen.
  await expect(library.getByRole('alert').filter({ hasText: 'browsers can’t show TIFF' })).toBeVisible();
  await expect(library.getByRole('alert').filter({ hasText: 'a PDF is a document' })).toBeVisible();
  // Every file appears, also the last; a document is not offered as a picture.
  await expect(library.getByRole('radio', { name: /yard\.jpg/ })).toBeChecked();
  await expect(library.getByRole('radio', { name: /\.jpg/ })).toHaveCount(2);
  await expect(library.getByRole('radio', { name: /torque/ })).toHaveCount(0);
  await library.getByRole('radio', { name: /shed\.jpg.*2,400 × 1,400/ }).check();
  await library.getByRole('textbox', { name: 'Alt text', exact: true }).fill('A shed at dusk');
  const across = library.getByRole('slider', { name: 'Focal point from the left' });
  await across.focus();
  await page.keyboard.press('End');
  await expect(library.getByText('No alt text')).toHaveCount(1);
  await library.getByRole('button', { name: 'Use this picture' }).click();
  await expect(library).toHaveCount(0);
  await expect(page.getByRole('group', { name: 'Background picture' }).getByText('shed.jpg')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Change Background picture' })).toBeFocused();

  await row(page, /^Hero/).focus();
  await insert(page, 'Title');
  await page.getByRole('textbox', { name: 'Text', exact: true }).fill('Shutdown season');
  await page.getByRole('combobox', { name: 'Level' }).selectOption('Page title');
  await expect(page.frameLocator('iframe[title="Page at 1200 pixels"]').locator('img[src^="/media/"]')).toBeVisible();
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  const review = page.getByRole('dialog', { name: 'Review Shutdown' });
  await review.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(review).toHaveCount(0);

  const small = await seenAt(browser, `${baseURL}${uri}`, 390);
  const large = await seenAt(browser, `${baseURL}${uri}`, 1440);
  expect(small.src).toMatch(/\/640\.webp$/);
  expect(large.src).toMatch(/\/1920\.webp$/);
  for (const { position, shown, overflow } of [small, large]) {
    expect(position).toBe('100% 50%');
    expect(shown).toBeGreaterThan(300);
    expect(overflow).toBeLessThanOrEqual(0);
  }

  // While the page uses it, it cannot be deleted.
  await page.getByRole('button', { name: 'Pictures and documents' }).click();
  const all = page.getByRole('dialog', { name: 'Pictures and documents' });
  await all.getByRole('radio', { name: /shed\.jpg/ }).check();
  await expect(all.getByText('Used on 1 page')).toBeVisible();
  await expect(all.getByRole('button', { name: 'Delete' })).toBeDisabled();
});

test('HIVE-13 a file that is on its way when the page is reloaded is added afterwards', { tag: '@full' }, async ({
  page,
}) => {
  await signIn(page, 'mktg', '/hive');
  const suffix = `${test.info().workerIndex}-${test.info().retry}`;
  await createPage(page, `/yard-${suffix}`, 'Yard');
  const library = page.getByRole('dialog', { name: 'Pictures and documents' });
  const open = () => page.getByRole('button', { name: 'Pictures and documents' }).click();
  await page.route('**/v3/media?*', () => {});
  await open();
  await expect(library.getByRole('radio').first()).toBeVisible();
  const name = `yard-${suffix}.jpg`;
  await library
    .locator('input[type=file][multiple]')
    .setInputFiles([{ name, mimeType: 'image/jpeg', buffer: await photo() }]);
  await expect(library.getByRole('progressbar', { name: `Uploading ${name}` })).toBeVisible();
  await page.unroute('**/v3/media?*');
  await page.reload();
  await open();
  await expect(library.getByRole('radio', { name: new RegExp(name) })).toBeChecked();
  await expect(library.getByRole('list', { name: 'Uploads' })).toHaveCount(0);
});
