import type { Locator, Page } from '@playwright/test';
import { expect, signIn, test } from './portal.ts';

const tree = (page: Page) => page.getByRole('tree', { name: 'Components' });
const row = (page: Page, name: RegExp) => tree(page).getByRole('treeitem', { name }).first();
const button = (from: Page | Locator, name: string) => from.getByRole('button', { name, exact: true });
/** What the editor says about the last action, as a screen reader hears it. */
const said = (page: Page, words: string | RegExp) => page.locator('footer [aria-live]').filter({ hasText: words });

/** The keyboard of somebody who sees nothing: everything is found by its role and name, and reached by keys. */
function keyboardOf(page: Page) {
  const press = (key: string) => page.keyboard.press(key);
  const isOn = (target: Locator) => target.evaluate((element) => element.contains(document.activeElement));
  const goTo = async (target: Locator, key = 'Tab') => {
    await expect(target).toBeAttached();
    for (let presses = 0; !(await isOn(target)); presses += 1) {
      if (presses > 150) throw new Error(`${key} never leads to ${target}`);
      await press(key);
    }
  };
  return {
    press,
    goTo,
    type: (text: string) => page.keyboard.type(text),
    push: async (target: Locator) => {
      await goTo(target);
      await press('Enter');
    },
    fill: async (target: Locator, text: string) => {
      await goTo(target);
      await press('Control+a');
      await page.keyboard.type(text);
    },
    /** To a row of the component tree, from wherever the focus is. */
    goToRow: async (name: RegExp) => {
      await goTo(tree(page));
      await press('Home');
      await goTo(row(page, name), 'ArrowDown');
    },
  };
}

test('HIVE-16 twelve tasks are done by keyboard alone, and what they change is said by name', async ({
  page,
  context,
}) => {
  test.slow();
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await signIn(page, 'mktg', '/hive');
  const { press, goTo, type, push, fill, goToRow } = keyboardOf(page);
  const insert = async (name: string) => {
    await press('/');
    await expect(page.getByRole('dialog', { name: 'Insert a component' }).getByRole('searchbox')).toBeFocused();
    await type(name);
    await press('Enter');
  };
  const name = `By keys ${test.info().workerIndex}-${test.info().retry}`;
  await push(button(page, 'New page'));
  const create = page.getByRole('dialog', { name: 'New page' });
  await fill(create.getByLabel('Address'), `keys-${test.info().workerIndex}-${test.info().retry}`);
  await fill(create.getByLabel('Description'), name);
  await push(button(create, 'Create page'));
  await expect(row(page, /^Page/)).toBeVisible();

  await test.step('1. a page is opened by name', async () => {
    await page.goto('/hive');
    await fill(page.getByRole('searchbox', { name: 'Find a page' }), name);
    const pages = page.getByRole('tree', { name: 'Pages' });
    await expect(pages.getByRole('treeitem')).toHaveCount(1);
    await goTo(pages);
    await press('Enter');
    await expect(row(page, /^Page/)).toBeVisible();
  });
  await test.step('2. a title is inserted at the end', async () => {
    await goToRow(/^Page/);
    await insert('Title');
    await expect(said(page, 'Added Title in the page, place 1')).toBeAttached();
    await expect(row(page, /^Title/)).toBeFocused();
  });
  await test.step('3. a picture is inserted in cell 4 of a grid', async () => {
    await insert('Grid');
    await expect(said(page, 'Added Grid in the page, place 2')).toBeAttached();
    await goToRow(/^Cell 4/);
    await press('Enter');
    await expect(page.getByRole('dialog', { name: 'Insert a component' }).getByRole('searchbox')).toBeFocused();
    await type('Image');
    await press('Enter');
    await expect(said(page, 'Added Image in Grid, cell 4')).toBeAttached();
  });
  await test.step('4. a row is renamed', async () => {
    await goToRow(/^Image/);
    await press('F2');
    await press('Control+a');
    await type('Photo of the shed');
    await press('Enter');
    await expect(said(page, 'Named Photo of the shed')).toBeAttached();
    await expect(row(page, /^Photo of the shed/)).toBeFocused();
  });
  await test.step('5. a colour is changed', async () => {
    await goToRow(/^Title/);
    await press('Enter');
    await expect(page.locator('#hive-settings')).toBeFocused();
    const colour = page.getByRole('textbox', { name: 'Colour', exact: true });
    await fill(colour, '#aa3300');
    await press('Enter');
    // A field is read out by itself; the history has the change by name.
    await expect(colour).toHaveValue(/^#aa3300/i);
    await goTo(page.getByRole('tab', { name: 'Settings' }), 'Shift+Tab');
    await press('ArrowRight');
    await expect(page.getByText(/^Set Title: Colour to #aa3300/i)).toBeVisible();
  });
  await test.step('6. a component is moved into another block', async () => {
    await goToRow(/^Grid/);
    await insert('Block');
    await expect(row(page, /^Block/)).toBeFocused();
    await goToRow(/^Title/);
    await press('Control+m');
    await expect(page.getByRole('dialog', { name: 'Move Title' }).getByRole('searchbox')).toBeFocused();
    await type('Block');
    await press('Enter');
    await expect(said(page, /^Moved Title in Block, place 1/)).toBeAttached();
  });
  await test.step('7. it is duplicated', async () => {
    await goToRow(/^Title/);
    await press('Control+d');
    await expect(said(page, /^Added Title in Block, place 2/)).toBeAttached();
  });
  await test.step('8. it is copied to another draft', async () => {
    await press('Control+c');
    await expect(said(page, 'Copied Title')).toBeAttached();
    await push(button(page, 'More for this draft'));
    await goTo(page.getByRole('menuitem', { name: 'New empty draft' }), 'ArrowDown');
    await press('Enter');
    await expect(row(page, /^Block/)).toHaveCount(0);
    await goToRow(/^Page/);
    await press('Control+v');
    await expect(said(page, /^Added Title in the page, place 1/)).toBeAttached();
  });
  await test.step('9. it is hidden, shown alone, and everything is shown', async () => {
    await goToRow(/^Title/);
    await push(button(page, 'Hide: Title'));
    await expect(said(page, 'Title is hidden here')).toBeAttached();
    await goToRow(/^Title/);
    await push(button(page, 'Show alone: Title'));
    await expect(said(page, 'Title is shown alone')).toBeAttached();
    await push(button(page, 'Show all'));
    await expect(said(page, 'Everything is shown')).toBeAttached();
  });
  await test.step('10. three steps are undone', async () => {
    await goToRow(/^Title/);
    for (const type of ['Line', 'Space', 'Quote']) {
      await insert(type);
      await expect(said(page, new RegExp(`^Added ${type}`))).toBeAttached();
    }
    for (const type of ['Quote', 'Space', 'Line']) {
      await press('Control+z');
      await expect(said(page, new RegExp(`^Undone: Added ${type}`))).toBeAttached();
    }
    await expect(tree(page).getByRole('treeitem')).toHaveCount(2);
  });
  await test.step('11. and 12. the changes are read, and publication is requested', async () => {
    await push(button(page, 'Request publication'));
    const review = page.getByRole('dialog', { name: `Review ${name}` });
    await expect(review.getByRole('list', { name: 'Changes' }).getByRole('listitem')).toHaveText(
      /Added Title in the page, place 1/,
    );
    await push(button(review, 'Request publication'));
    await expect(page.getByText('Publication requested', { exact: true })).toBeVisible();
  });
});
