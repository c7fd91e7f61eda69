import type { Browser, FrameLocator, Locator, Page } from '@playwright/test';
import { signedIn } from '../support/client.ts';
import { expect, palette, signIn, test } from './portal.ts';

const rows = (page: Page): Locator => page.getByRole('tree', { name: 'Components' });
const row = (page: Page, name: string | RegExp): Locator => rows(page).getByRole('treeitem', { name });
const pageAt = (page: Page, width = 1200): FrameLocator => page.frameLocator(`iframe[title="Page at ${width} pixels"]`);
const saved = (page: Page): Locator => page.getByRole('status').filter({ hasText: /^Saved / });
const said = (page: Page, words: string | RegExp): Locator => page.locator('footer').getByText(words).first();
const setting = (page: Page, name: string): Locator => page.getByRole('textbox', { name, exact: true });

let made = 0;
/** Creates a page with an empty draft from the open builder. Returns its address in the editor. */
async function newPage(page: Page, description: string): Promise<string> {
  made += 1;
  await page.getByRole('button', { name: 'New page', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'New page' });
  await dialog.getByLabel('Address').fill(`/journey-${made}-${test.info().workerIndex}`);
  await dialog.getByLabel('Name').fill(description);
  await dialog.getByRole('button', { name: 'Create page' }).click();
  await expect(row(page, /^Page/)).toBeVisible();
  return page.url();
}

/** Inserts by keyboard: slash, part of the name, Enter. */
async function insert(page: Page, type: string): Promise<void> {
  await row(page, /^Page/).focus();
  await page.keyboard.press('/');
  const dialog = page.getByRole('dialog', { name: 'Insert a component' });
  await dialog.getByRole('searchbox').fill(type);
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect(said(page, new RegExp(`^Added ${type}`))).toBeVisible();
}

/** Another user in a separate browser context. */
async function another(browser: Browser, baseURL: string | undefined, username: string): Promise<Page> {
  const context = await browser.newContext({ baseURL });
  const page = await context.newPage();
  await signIn(page, username);
  return page;
}

test('HIVE-01 HIVE-02 HIVE-04 HIVE-05 HIVE-16 a page is created, filled by keyboard, reviewed and published', async ({
  page,
}) => {
  await signIn(page, 'mktg', '/hive');
  await newPage(page, 'Winter journey');
  // Dialogs about pages open from the command palette, whichever panel is shown.
  await page.keyboard.press('Control+k');
  await palette(page).fill('redirects');
  await page.keyboard.press('Enter');
  const redirects = page.getByRole('dialog', { name: 'Redirects' });
  await expect(redirects).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(redirects).toHaveCount(0);
  await insert(page, 'Title');
  await setting(page, 'Text').fill('Winter specials');
  const heading = pageAt(page).getByRole('heading', { name: 'Winter specials' });
  await heading.dblclick();
  await page.keyboard.type('Written where it stands');
  await page.keyboard.press('Enter');
  await expect(setting(page, 'Text')).toHaveValue('Written where it stands');
  await page.keyboard.press('Control+z');
  await expect(heading).toBeVisible();
  await insert(page, 'Grid');
  await insert(page, 'Quote');
  await setting(page, 'Text').fill('As strong as [it was](/part/NOT-THERE)');
  await expect(saved(page)).toBeVisible();

  // The list has every place that dragging can reach.
  await row(page, /^Title — Winter specials/).click();
  await page.keyboard.press('Control+m');
  const move = page.getByRole('dialog', { name: /^Move Title/ });
  await move.getByLabel('Find a place').fill('cell 4');
  await move.getByRole('button', { name: 'Grid › cell 4' }).click();
  await expect(said(page, 'Moved Title — Winter specials in Grid, cell 4')).toBeVisible();
  await row(page, /^Title — Winter specials/).focus();
  await page.keyboard.press('Control+z');
  await expect(said(page, /^Undone: Moved Title/)).toBeVisible();
  await page.keyboard.press('Control+Shift+z');
  await expect(said(page, /^Redone: Moved Title/)).toBeVisible();
  await page.keyboard.press('Control+z');
  await expect(said(page, /^Undone: Moved Title/)).toBeVisible();

  // Also without focus, where the browser would undo the last text typed in a field.
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  await page.keyboard.press('Control+y');
  await expect(said(page, /^Redone: Moved Title/)).toBeVisible();
  await page.keyboard.press('Control+z');
  await expect(said(page, /^Undone: Moved Title/)).toBeVisible();
  await row(page, /^Title — Winter specials/).focus();

  await page.keyboard.press('Control+d');
  await expect(row(page, /^Title — Winter specials/)).toHaveCount(2);
  await row(page, /^Title — Winter specials/)
    .first()
    .focus();
  await page.keyboard.press('Delete');
  await expect(row(page, /^Title — Winter specials/)).toHaveCount(1);

  // Hidden in the editor is not hidden on the published page.
  await row(page, /^Title — Winter specials/).click();
  await page.getByRole('button', { name: 'Hide: Title — Winter specials' }).click();
  await expect(pageAt(page).getByRole('heading', { name: 'Winter specials' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Show all' }).click();
  await page.getByRole('button', { name: 'Show alone: Title — Winter specials' }).click();
  const quote = pageAt(page).getByText('As strong as');
  await expect(heading).toBeVisible();
  await expect(quote).toHaveCount(0);
  await page.getByRole('button', { name: 'Show the whole page' }).click();
  await expect(quote).toBeVisible();
  await page.getByRole('radio', { name: '390' }).click();
  await expect(pageAt(page, 390).getByRole('heading', { name: 'Winter specials' })).toBeVisible();

  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  const review = page.getByRole('dialog', { name: 'Review Winter journey' });
  await expect(review.getByText('Added Title — Winter specials')).toBeVisible();
  // The review warns of every error that visitors would see.
  const publish = review.getByRole('button', { name: 'Publish', exact: true });
  await review.getByRole('tab', { name: 'Checks: 1 to fix' }).click();
  await expect(publish).toBeDisabled();
  const dead = review.getByRole('listitem').filter({ hasText: 'There is no part NOT-THERE.' });
  await dead.getByRole('button', { name: 'Accept as is' }).click();
  await dead.getByLabel('Reason to accept it').fill('It comes next week');
  await page.keyboard.press('Enter');
  await expect(dead.getByText('Accepted: It comes next week (mktg)')).toBeVisible();
  await publish.click();
  await expect(review).toHaveCount(0);
  await expect(page.getByText('Published', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Publish', exact: true })).toHaveCount(0);
});

test('HIVE-16 two components in a row are inserted by keyboard, from the tree, an empty cell and the canvas', {
  tag: '@full',
}, async ({ page }) => {
  await signIn(page, 'mktg', '/hive');
  await newPage(page, 'By keyboard alone');
  const dialog = page.getByRole('dialog', { name: 'Insert a component' });
  const insertNext = async (type: string) => {
    await page.keyboard.press('/');
    await expect(dialog.getByRole('searchbox')).toBeFocused();
    await page.keyboard.type(type);
    await page.keyboard.press('Enter');
    await expect(dialog).toHaveCount(0);
    await expect(said(page, new RegExp(`^Added ${type}`))).toBeVisible();
  };
  await row(page, /^Page/).focus();
  await insertNext('Quote');
  await expect(row(page, /^Quote/)).toBeFocused();
  await insertNext('Grid');
  await expect(row(page, /^Grid/)).toBeFocused();

  // The component goes into the cell, and the row of the empty cell disappears.
  await row(page, /^Cell 5/).click();
  await page.keyboard.press('Enter');
  await expect(dialog.getByLabel('Place')).toHaveValue(/ 4$/);
  await expect(dialog.getByRole('searchbox')).toBeFocused();
  await page.keyboard.type('Line');
  await page.keyboard.press('Enter');
  await expect(said(page, 'Added Line in Grid, cell 5')).toBeVisible();
  await expect(row(page, /^Line/)).toBeFocused();

  await row(page, /^Line/).press('Control+m');
  const move = page.getByRole('dialog', { name: 'Move Line' });
  await expect(move.getByLabel('Find a place')).toBeFocused();
  await page.keyboard.type('cell 2');
  await page.keyboard.press('Enter');
  await expect(said(page, 'Moved Line in Grid, cell 2')).toBeVisible();
  await expect(row(page, /^Line/)).toBeFocused();

  // The arrow keys move the focus only: a shortcut acts on the focused row, not on the one that is still selected.
  await page.keyboard.press('ArrowUp');
  await expect(row(page, /^Cell 1/)).toBeFocused();
  await page.keyboard.press('Control+m');
  await expect(said(page, 'This cell is empty. Insert a component first.')).toBeVisible();
  await page.keyboard.press('ArrowUp');
  await expect(row(page, /^Grid/)).toHaveAttribute('aria-selected', 'false');
  await page.keyboard.press('Control+m');
  await expect(page.getByRole('dialog', { name: 'Move Grid' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(row(page, /^Grid/)).toBeFocused();

  // On the canvas: a click selects an empty cell, and slash works twice.
  const cell = pageAt(page).getByText('Cell 8', { exact: true });
  await cell.click();
  await expect(row(page, /^Cell 8/)).toHaveAttribute('aria-selected', 'true');
  await insertNext('Space');
  await expect(said(page, 'Added Space in Grid, cell 8')).toBeVisible();
  await insertNext('Video');
  await expect(said(page, /^Added Video.* in Grid, cell 9$/)).toBeVisible();
  await page.keyboard.press('Control+z');
  await expect(said(page, /^Undone: Added Video/)).toBeVisible();
});

test('HIVE-16 a component dragged on the canvas goes into the cell under the pointer, which says so', {
  tag: '@full',
}, async ({ page }) => {
  await signIn(page, 'mktg', '/hive');
  await newPage(page, 'Dragged');
  await insert(page, 'Grid');
  await row(page, /^Page/).focus();
  await insert(page, 'Title');
  await setting(page, 'Text').fill('Carried');
  const cell = pageAt(page).getByText('Cell 6', { exact: true });
  const heading = pageAt(page).getByRole('heading', { name: 'Carried' });
  await expect(heading).toBeVisible();
  await heading.hover();
  await page.mouse.down();
  // Not `hover`, which waits until nothing covers the cell: the drop indicator covers it.
  const box = await cell.boundingBox();
  expect(box).not.toBeNull();
  await page.mouse.move((box?.x ?? 0) + 20, (box?.y ?? 0) + 8, { steps: 5 });
  // The drag begins with a move and is over the cell with the next one.
  await page.mouse.move((box?.x ?? 0) + 30, (box?.y ?? 0) + 10, { steps: 5 });
  const target = pageAt(page).locator('[data-drop]');
  await expect(target).toHaveAttribute('data-drop-says', 'Title — Carried goes here\nGrid, cell 6 of 9');
  await expect(target).toContainText('Cell 6');
  await page.mouse.up();
  await expect(said(page, 'Moved Title — Carried in Grid, cell 6')).toBeVisible();
  await expect(target).toHaveCount(0);
});

test('HIVE-05 a component is copied to another draft and pasted from the clipboard', { tag: '@full' }, async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await signIn(page, 'mktg', '/hive');
  await newPage(page, 'Copied from');
  await insert(page, 'Title');
  await setting(page, 'Text').fill('Taken along');
  await expect(saved(page)).toBeVisible();
  await row(page, /^Title — Taken along/).focus();
  await page.keyboard.press('Control+c');
  await expect(said(page, 'Copied Title — Taken along')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('Text: Taken along');
  await page.getByRole('button', { name: 'More for this draft' }).click();
  await page.getByRole('menuitem', { name: 'New empty draft' }).click();
  await expect(row(page, /^Title/)).toHaveCount(0);
  await row(page, /^Page/).focus();
  await page.keyboard.press('Control+v');
  await expect(row(page, /^Title — Taken along/)).toBeVisible();
  await expect(saved(page)).toBeVisible();
});

test('HIVE-15 two editors of one draft: different settings merge, the same setting asks', { tag: '@full' }, async ({
  page,
  context,
  browser,
  baseURL,
}) => {
  await signIn(page, 'mktg', '/hive');
  const address = await newPage(page, 'Shared');
  await insert(page, 'Title');
  await setting(page, 'Text').fill('Ours');
  await expect(saved(page)).toBeVisible();
  const tech = await another(browser, baseURL, 'tech');
  await tech.goto(address);
  await row(tech, /^Title — Ours/).click();
  // The other user's change is not seen here before both write the same setting.
  await context.setOffline(true);
  await setting(tech, 'Size').fill('40');
  await setting(tech, 'Text').fill('By tech');
  await expect(saved(tech)).toBeVisible();

  await setting(page, 'Margin').fill('30');
  await setting(page, 'Text').fill('By marketing');
  await context.setOffline(false);
  const asked = page.getByRole('alert', { name: 'Changed by two people' });
  await expect(asked.getByText('By tech')).toBeVisible({ timeout: 45_000 });
  await expect(setting(page, 'Size')).toHaveValue('40');
  await expect(setting(page, 'Margin')).toHaveValue('30');
  await asked.getByRole('button', { name: /^Use yours/ }).click();
  await expect(asked).toHaveCount(0);
  await expect(saved(page)).toBeVisible();
  await tech.reload();
  await expect(row(tech, /^Title — By marketing/)).toBeVisible();
  await tech.context().close();
});

test('HIVE-15 HIVE-16 staff who may not publish request it with a comment; some changes are published, the rest wait', {
  tag: '@full',
}, async ({ page, browser, baseURL }) => {
  await signIn(page, 'mktg', '/hive');
  const address = await newPage(page, 'Asked for');
  await insert(page, 'Title');
  await setting(page, 'Text').fill('First');
  await expect(saved(page)).toBeVisible();
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByText('Published', { exact: true })).toBeVisible();

  const tech = await another(browser, baseURL, 'tech');
  await tech.goto(address.replace(/&draft=.*/, ''));
  await tech.getByRole('button', { name: 'Make a copy' }).click();
  await expect(tech.getByText('Being edited', { exact: true })).toBeVisible();
  await row(tech, /^Title — First/).click();
  await setting(tech, 'Text').fill('Second');
  await setting(tech, 'Size').fill('40');
  await expect(saved(tech)).toBeVisible();
  await expect(tech.getByRole('button', { name: 'Publish', exact: true })).toHaveCount(0);
  await tech.getByRole('button', { name: 'Request publication' }).click();
  const request = tech.getByRole('dialog', { name: 'Review Asked for' });
  await request.getByLabel('Comment').fill('For the winter campaign');
  await request.getByRole('button', { name: 'Request publication' }).click();
  await expect(tech.getByText('Publication requested', { exact: true })).toBeVisible();

  await page.goto(tech.url());
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  const review = page.getByRole('dialog', { name: 'Review Asked for' });
  await expect(review.getByText('For the winter campaign')).toBeVisible();
  await review.getByRole('checkbox', { name: /Size/ }).uncheck();
  await review.getByRole('button', { name: 'Publish 1 of 2 changes' }).click();
  await expect(review).toHaveCount(0);
  await expect(page.getByText('Published', { exact: true })).toBeVisible();
  await row(page, /^Title — Second/).click();
  await tech.context().close();

  // Restores one component from another draft.
  await page.getByRole('button', { name: 'Make a copy' }).click();
  await expect(page.getByText('Being edited', { exact: true })).toBeVisible();
  await row(page, /^Title — Second/).click();
  await page.getByRole('button', { name: 'Earlier versions' }).click();
  const versions = page.getByRole('dialog', { name: 'Versions of Title — Second' });
  await versions.getByLabel('From draft').selectOption({ index: 0 });
  await expect(versions.getByText(/, mktg$/).first()).toBeVisible();
  await versions.getByRole('button', { name: 'Restore this version' }).first().click();
  await expect(row(page, /^Title — First/)).toBeVisible();
});

test('HIVE-15 offline edits are stored with a notice and sent when online again', { tag: '@full' }, async ({
  page,
  context,
}) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  await signIn(page, 'mktg', '/hive');
  await newPage(page, 'On a train');
  await insert(page, 'Title');
  await expect(saved(page)).toBeVisible();
  const isRequested = () => requested.some((address) => address.includes('get-stocklist'));
  // The stock list is larger than the page builder, so it loads only when somebody searches for parts.
  expect(isRequested()).toBe(false);
  await page
    .getByRole('banner')
    .getByRole('combobox', { name: /^Search products/i })
    .focus();
  await expect.poll(isRequested).toBe(true);
  // Inserting and moving need no server: their dialogs open offline.
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Move to another place' }).click();
  await expect(page.getByRole('dialog', { name: 'Move Title' })).toBeVisible();
  await page.keyboard.press('Escape');
  await setting(page, 'Text').fill('Written in a tunnel');
  await expect(
    page.getByRole('status').filter({ hasText: /not saved, will retry. Stored on this device/ }),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: 'Save now' })).toBeVisible();
  // Reloading while nothing can be saved shows what this device has stored.
  await page.route('**/drafts/update', (route) => route.abort());
  await context.setOffline(false);
  await page.reload();
  await expect(row(page, /^Title — Written in a tunnel/)).toBeVisible();
  await page.unroute('**/drafts/update');
  await expect(saved(page)).toBeVisible({ timeout: 45_000 });
  await page.reload();
  await expect(row(page, /^Title — Written in a tunnel/)).toBeVisible();
});

test('HIVE-01 HIVE-15 a page gets a new address and keeps the old one as alias; concurrent changes are not reverted', {
  tag: '@full',
}, async ({ page, server }) => {
  await signIn(page, 'mktg', '/hive');
  const page_id = Number(new URL(await newPage(page, 'With aliases')).searchParams.get('page'));
  await page.getByRole('tab', { name: 'Pages' }).click();
  await page.getByRole('button', { name: 'Page settings', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Page settings: With aliases' });
  await dialog.getByLabel('Other addresses').fill('/home');
  await expect(dialog.getByText('/home already belongs to the page Home.')).toBeVisible();
  await dialog.getByLabel('Other addresses').fill('/orders/x');
  await expect(dialog.getByText(/\/orders is a part of the portal itself/)).toBeVisible();
  const own = `/${test.info().workerIndex}-${made}`;
  await dialog.getByLabel('Other addresses').fill(`/alias${own}`);
  const address = dialog.getByRole('textbox', { name: 'Address', exact: true });
  const before = await address.inputValue();
  await address.fill(`/moved${own}`);
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(dialog).toHaveCount(0);
  await page.getByRole('button', { name: 'Page settings', exact: true }).click();
  await expect(address).toHaveValue(`/moved${own}`);
  await expect(dialog.getByLabel('Other addresses')).toHaveValue(`/alias${own}\n${before}`);

  // Somebody else names the page while the form is open: its title follows, and the form does not revert it.
  const other = await signedIn(server.url, 'tech');
  await other.call('pagesUpdate', { page_id, description: 'Named by tech' });
  const renamed = page.getByRole('dialog', { name: 'Page settings: Named by tech' });
  await renamed.getByRole('switch', { name: 'Show in menus' }).click();
  await renamed.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('alert').getByText(/Somebody else has changed this page/)).toBeVisible();
  await page.getByRole('button', { name: 'Show current settings' }).click();
  await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue('Named by tech');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('HIVE-15 NAV-08 the page builder is for staff only', async ({ page }) => {
  await signIn(page, 'customer', '/hive');
  await expect(page).toHaveURL(/\/not_authorised$/);
  await expect(page.getByRole('main')).toContainText('/hive');
});

test('HIVE-04 an empty page starts with a template', { tag: '@full' }, async ({ page }) => {
  await signIn(page, 'mktg', '/hive');
  await newPage(page, 'From a template');
  const start = page.getByRole('region', { name: 'Start with a template' });
  await start.getByRole('button', { name: /^Campaign/ }).press('Enter');
  await expect(start).toHaveCount(0);
  // The focus moves to its first component.
  await expect(row(page, /^Block/).first()).toBeFocused();
  await expect(pageAt(page).getByRole('heading', { name: 'What you get' })).toBeVisible();
  await expect(saved(page)).toBeVisible();
  // One undo removes the whole template.
  await row(page, /^Page/).focus();
  await page.keyboard.press('Control+z');
  await expect(start).toBeVisible();
  await page.keyboard.press('Control+Shift+z');
  await expect(saved(page)).toBeVisible();
  await page.reload();
  await expect(pageAt(page).getByRole('heading', { name: 'Your heading' })).toBeVisible();
  // Publishing is not blocked, but the review says that these texts are examples.
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  const review = page.getByRole('dialog', { name: /^Review/ });
  await review.getByRole('tab', { name: /^Checks/ }).click();
  await expect(review.getByText(/This is still the example text/).first()).toBeVisible();
});
