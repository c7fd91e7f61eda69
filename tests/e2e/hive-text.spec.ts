import type { FrameLocator, Locator, Page } from '@playwright/test';
import { expect, signIn, test } from './portal.ts';

const row = (page: Page, name: string | RegExp): Locator =>
  page.getByRole('tree', { name: 'Components' }).getByRole('treeitem', { name });
const pageAt = (page: Page, width = 1200): FrameLocator => page.frameLocator(`iframe[title="Page at ${width} pixels"]`);
const text = (page: Page): Locator => pageAt(page).getByRole('textbox', { name: /^Text of/ });
const tool = (page: Page, name: string): Locator =>
  page.getByRole('toolbar', { name: 'Text format' }).getByRole('button', { name, exact: true });
const source = (page: Page): Locator => page.getByRole('textbox', { name: 'Text', exact: true });
const saved = (page: Page): Locator => page.getByRole('status').filter({ hasText: /^Saved / });

let made = 0;
/** A new page with a component, selected in the editor, for somebody who is signed in. */
async function makePage(page: Page, type: string): Promise<void> {
  made += 1;
  await page.goto('/hive');
  await page.getByRole('button', { name: 'New page', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'New page' });
  await dialog.getByLabel('Address').fill(`/text-${made}-${test.info().workerIndex}`);
  await dialog.getByLabel('Name').fill(`Text ${made}`);
  await dialog.getByRole('button', { name: 'Create page' }).click();
  await row(page, /^Page/).focus();
  await page.keyboard.press('/');
  await page.getByRole('dialog', { name: 'Insert a component' }).getByRole('searchbox').fill(type);
  await page.keyboard.press('Enter');
  await expect(row(page, new RegExp(`^${type}`))).toBeVisible();
}

async function newPage(page: Page, type: string): Promise<void> {
  await signIn(page, 'mktg');
  await makePage(page, type);
}

/** Reports what a content security policy refuses. */
async function watchPolicy(page: Page): Promise<string[]> {
  const violations: string[] = [];
  await page.exposeFunction('noteViolation', (what: string) => void violations.push(what));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const { noteViolation } = window as unknown as { noteViolation: (what: string) => void };
      noteViolation(`${event.violatedDirective} ${event.sourceFile} ${event.sample}`);
    });
  });
  return violations;
}

test('HIVE-06 HIVE-16 a text is written where it stands: heading, bold, list, table and link, by keys alone', async ({
  page,
}) => {
  const violations = await watchPolicy(page);
  await newPage(page, 'Text');
  await row(page, /^Text/).click();
  await pageAt(page).getByRole('note').click();
  await page.keyboard.press('Enter');
  await expect(text(page)).toBeFocused();
  await page.keyboard.type('/heading 2');
  await expect(page.getByRole('option', { name: 'Heading 2' })).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Before the shutdown');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Order the ');
  await page.keyboard.press('Control+b');
  await page.keyboard.type('long lead');
  await page.keyboard.press('Control+b');
  await page.keyboard.type(' items, see ');
  await page.keyboard.press('Control+k');
  const link = page.getByRole('dialog', { name: 'Link' });
  await link.getByRole('searchbox').fill('HXB-12050-88Z');
  await expect(link.getByRole('button', { name: /^HXB-12050-88Z Hex/ })).toBeVisible();
  await link.getByRole('button', { name: /^HXB-12050-88Z Hex/ }).press('Enter');
  await expect(text(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.type('- M12');
  await page.keyboard.press('Enter');
  await page.keyboard.type('M16');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await page.keyboard.type('/table');
  await expect(page.getByRole('option', { name: 'Table' })).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Size');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Torque');
  await page.keyboard.press('Escape');
  await expect(text(page)).toHaveCount(0);
  const stored =
    /^## Before the shutdown\n\nOrder the \*\*long lead\*\* items, see \[HXB-12050-88Z [^\]]+\]\(\/part\/HXB-12050-88Z\)\n\n- M12\n- M16\n\n\| Size \| Torque \| {2}\|\n\| --- \| --- \| --- \|\n/;
  await expect(source(page)).toHaveValue(stored);
  const canvas = pageAt(page);
  await expect(canvas.getByRole('heading', { name: 'Before the shutdown', level: 2 })).toBeVisible();
  await expect(canvas.getByRole('columnheader', { name: 'Torque' })).toBeVisible();
  await expect(saved(page)).toBeVisible();

  // One undo step of the draft reverts what was typed without a pause.
  await page.keyboard.press('Control+z');
  await expect(source(page)).not.toHaveValue(stored);
  expect(violations).toEqual([]);
});

test('HIVE-06 HIVE-16 a text is formatted by pointer: tools float above it, and a click elsewhere ends it', {
  tag: '@full',
}, async ({ page }) => {
  await newPage(page, 'Text');
  await source(page).fill('Bolts of class 8.8\n\nfrom stock');
  const canvas = pageAt(page);
  await canvas.getByText('Bolts of class 8.8').dblclick();
  await expect(text(page)).toBeFocused();
  await expect(tool(page, 'Bold')).toBeVisible();
  await canvas.getByText('from stock').click({ clickCount: 3 });
  await tool(page, 'Bold').click();
  await expect(tool(page, 'Bold')).toHaveAttribute('aria-pressed', 'true');
  await expect(source(page)).toHaveValue('Bolts of class 8.8\n\n**from stock**');
  await canvas.getByText('Bolts of class 8.8').click();
  await page.getByRole('toolbar', { name: 'Text format' }).getByRole('button', { name: 'Paragraph' }).click();
  await page.getByRole('menuitemcheckbox', { name: 'Heading 3' }).click();
  await expect(source(page)).toHaveValue('### Bolts of class 8.8\n\n**from stock**');
  await canvas.getByText('Bolts of class 8.8').click({ clickCount: 3 });
  await tool(page, 'Link').click();
  const link = page.getByRole('dialog', { name: 'Link' });
  await link.getByRole('searchbox').fill('home');
  await link.getByRole('region', { name: 'Pages' }).getByRole('button').first().click();
  await expect(source(page)).toHaveValue(/^### \[Bolts of class 8\.8\]\(\/home\)/);
  await row(page, /^Page/).click();
  await expect(page.getByRole('toolbar', { name: 'Text format' })).toHaveCount(0);
  await expect(canvas.getByRole('heading', { level: 3 }).getByRole('link')).toBeVisible();
});

test('HIVE-14 HIVE-16 what is pasted from Word keeps its headings and lists, and nothing that runs', {
  tag: '@full',
}, async ({ page }) => {
  const violations = await watchPolicy(page);
  await newPage(page, 'Quote');
  await source(page).fill('Old words');
  await pageAt(page).getByText('Old words').dblclick();
  await expect(text(page)).toBeFocused();
  await page.keyboard.press('Control+a');
  await text(page).evaluate((element) => {
    const data = new DataTransfer();
    data.setData(
      'text/html',
      "<html><head><style>p{color:red}</style></head><body><p>Torque <b>dry</b><script>alert(1)</script></p><p style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>· </span>M12 <a href='javascript:alert(1)'>83 Nm</a></p><p style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>· </span>M16</p></body></html>",
    );
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));
  });
  await expect(source(page)).toHaveValue('Torque **dry**\n\n- M12 83 Nm\n- M16');
  // Without HTML, Markdown is read.
  await page.keyboard.press('Control+a');
  await text(page).evaluate((element) => {
    const data = new DataTransfer();
    data.setData('text/plain', '1. one\n2. **two**');
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));
  });
  await expect(source(page)).toHaveValue('1. one\n2. **two**');
  // In code, as it is.
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Delete');
  await page.keyboard.type('/code');
  await expect(page.getByRole('option', { name: 'Code' })).toBeVisible();
  // Escape closes the menu, not the text.
  await page.keyboard.press('Escape');
  await expect(page.getByRole('option', { name: 'Code' })).toHaveCount(0);
  await expect(text(page)).toBeFocused();
  await page.keyboard.press('Control+a');
  await page.keyboard.type('``` ');
  await text(page).evaluate((element) => {
    const data = new DataTransfer();
    data.setData('text/html', '<b>HXB-16080</b>');
    data.setData('text/plain', '**HXB-16080**');
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));
  });
  await expect(source(page)).toHaveValue('```\n**HXB-16080**\n```');
  expect(violations).toEqual([]);
});

test('THEME-01 HIVE-16 the page is shown in another theme, the builder stays in its own', { tag: '@full' }, async ({
  page,
}) => {
  await newPage(page, 'Title');
  const theme = (root: Locator) => root.getAttribute('data-theme');
  const own = await theme(page.locator('html'));
  await page.getByLabel('Theme', { exact: true }).selectOption('Midnight');
  await expect(pageAt(page).locator('html')).toHaveAttribute('data-theme', 'midnight');
  expect(await theme(page.locator('html'))).toBe(own);
  await page.getByLabel('Theme', { exact: true }).selectOption('As mine');
  await expect(pageAt(page).locator('html')).toHaveAttribute('data-theme', own ?? '');
});

test('HIVE-06 an address of a setting is found by name', { tag: '@full' }, async ({ page }) => {
  await newPage(page, 'Block');
  await page.getByRole('button', { name: 'Find what Link leads to' }).click();
  const link = page.getByRole('dialog', { name: 'Link' });
  await link.getByRole('searchbox').fill('example.com/prices');
  await expect(link.getByText('Enter links to https://example.com/prices')).toBeVisible();
  await link.getByRole('searchbox').fill('home');
  await link.getByRole('region', { name: 'Pages' }).getByRole('button').first().click();
  await expect(page.getByLabel('Link', { exact: true })).toHaveValue('/home');
});

test('HIVE-05 HIVE-16 a component is dragged from the palette into a cell, and the plus inserts after the selection', {
  tag: '@full',
}, async ({ page }) => {
  await newPage(page, 'Grid');
  await page.getByRole('tab', { name: 'Insert' }).click();
  const palette = page.getByRole('tabpanel', { name: 'Insert' });
  await palette.getByRole('searchbox').fill('quote');
  await palette.getByRole('button', { name: 'Quote' }).hover();
  await page.mouse.down();
  const cell = pageAt(page).locator('[data-cell="2"]');
  const { x = 0, y = 0 } = (await cell.boundingBox()) ?? {};
  // Two moves within the cell: a browser drops where the last move was accepted.
  await page.mouse.move(x + 20, y + 8, { steps: 5 });
  await page.mouse.move(x + 30, y + 10, { steps: 5 });
  await expect(cell).toHaveAttribute('data-drop-says', /^Quote goes here\nGrid, cell 3 of/);
  await page.mouse.up();
  await expect(pageAt(page).locator('[data-cell="2"]').getByRole('note')).toBeVisible();
  await page.getByRole('tab', { name: 'Components' }).click();
  await expect(row(page, /^Quote/)).toBeVisible();
  await row(page, /^Grid/).click();
  await pageAt(page)
    .getByRole('button', { name: /^Insert a component after Grid/ })
    .click();
  const dialog = page.getByRole('dialog', { name: 'Insert a component' });
  await dialog.getByRole('searchbox').fill('space');
  await page.keyboard.press('Enter');
  await expect(page.locator('footer').getByText('Added Space in the page, place 2').first()).toBeVisible();
});

test('HIVE-16 a component is saved as a section and inserted on another page', { tag: '@full' }, async ({ page }) => {
  await newPage(page, 'Title');
  await source(page).fill('Last order before Christmas');
  await page.getByRole('tab', { name: 'Insert' }).click();
  const sections = page.getByRole('region', { name: 'Saved sections' });
  const name = `Deadline ${test.info().workerIndex}-${test.info().retry}`;
  await sections.getByRole('button', { name: 'Save the selection' }).click();
  await sections.getByLabel('Name of the section').fill(name);
  await page.keyboard.press('Enter');
  await expect(sections.getByRole('button', { name, exact: true })).toBeVisible();
  // The name is taken.
  await sections.getByRole('button', { name: 'Save the selection' }).click();
  await sections.getByLabel('Name of the section').fill(name);
  await page.keyboard.press('Enter');
  await expect(sections.getByRole('alert')).toContainText(`There is a section named ${name} already.`);

  await makePage(page, 'Line');
  await page.getByRole('tab', { name: 'Insert' }).click();
  await sections.getByRole('button', { name, exact: true }).click();
  await expect(pageAt(page).getByRole('heading', { name: 'Last order before Christmas' })).toBeVisible();
  const remove = sections.getByRole('button', { name: `Delete the section ${name}` });
  await remove.click();
  await expect(sections.getByRole('button', { name, exact: true })).toHaveCount(0);
  await sections.getByRole('button', { name: 'Undo' }).click();
  await expect(sections.getByRole('button', { name, exact: true })).toBeVisible();
  await remove.click();
  await expect(sections.getByRole('button', { name, exact: true })).toHaveCount(0);
  await expect(pageAt(page).getByRole('heading', { name: 'Last order before Christmas' })).toBeVisible();
});

test('HIVE-16 a section inserted synced changes on every page; detached it is a copy', { tag: '@full' }, async ({
  page,
}) => {
  await newPage(page, 'Title');
  await source(page).fill('Delivery by noon');
  await page.getByRole('tab', { name: 'Insert' }).click();
  const sections = page.getByRole('region', { name: 'Saved sections' });
  const name = `Promise ${test.info().workerIndex}-${test.info().retry}`;
  await sections.getByRole('button', { name: 'Save the selection' }).click();
  await sections.getByLabel('Name of the section').fill(name);
  await page.keyboard.press('Enter');
  await sections.getByRole('button', { name: `Insert ${name} synced` }).click();
  const shown = (text: string) => pageAt(page).getByRole('heading', { name: text });
  await expect(shown('Delivery by noon')).toHaveCount(2);
  await expect(page.getByRole('status').filter({ hasText: /^Saved / })).toBeVisible();

  // Counted from what is saved, as soon as it is.
  await expect(sections.getByText('Synced on one page')).toBeVisible();
  const first = page.url();

  // The other page shows it, as one component.
  await makePage(page, 'Line');
  await page.getByRole('tab', { name: 'Insert' }).click();
  await sections.getByRole('button', { name: `Insert ${name} synced` }).click();
  await shown('Delivery by noon').click();
  await expect(
    page
      .getByRole('heading', { level: 2, name: `Synced section — ${name}` })
      .or(page.getByRole('heading', { level: 2, name })),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Detach' }).click();
  await page.getByRole('tab', { name: 'Components' }).click();
  await row(page, /^Title/).click();
  await source(page).fill('Delivery by ten');
  await row(page, new RegExp(`${name}`)).click();
  // The number of pages is counted when the sections are shown, from what is saved.
  await expect(page.getByRole('status').filter({ hasText: /^Saved / })).toBeVisible();
  await page.getByRole('tab', { name: 'Insert' }).click();
  await sections.getByRole('button', { name: `Replace ${name} with the selection` }).click();
  await expect(sections.getByRole('alert')).toContainText(/Replace .* on one page\?/);
  await sections.getByRole('button', { name: 'Replace it' }).click();
  await expect(page.locator('footer').getByText(`${name} is changed everywhere.`).first()).toBeVisible();
  await expect(shown('Delivery by ten')).toHaveCount(1);

  await page.goto(first);
  await expect(shown('Delivery by ten')).toHaveCount(1);
  await expect(shown('Delivery by noon')).toHaveCount(1);
});
