import type { Page } from '@playwright/test';
import type { PreferenceName } from '@portal/domain/preference';
import { motionSpeeds } from '../../packages/design-system/src/motion/motion.ts';
import {
  addLine,
  codeField,
  everythingSent,
  expect,
  line,
  lines,
  newOrder,
  quantityOf,
  root,
  signIn,
  test,
  token,
} from './portal.ts';

/** A separate user, so that these preferences affect no other journey. */
const user = 'many';

/** Sets preferences by their controls; true and false are switches, other values options or numbers. */
async function prefer(page: Page, wanted: Readonly<Record<string, string | boolean>>): Promise<void> {
  if (!page.url().endsWith('/preferences')) {
    await page.getByRole('button', { name: /Nair/ }).click();
    await page.getByRole('menuitem', { name: 'Preferences' }).click();
  }
  for (const [name, value] of Object.entries(wanted)) {
    if (typeof value === 'boolean') {
      await page.getByRole('switch', { name, exact: true }).setChecked(value);
      continue;
    }
    const field = page.getByLabel(name, { exact: true });
    if ((await field.evaluate((element) => element.tagName)) === 'SELECT') await field.selectOption(value);
    else {
      await field.fill(value);
      await field.press('Enter');
      await field.blur();
    }
  }
  // A field says that it is being saved as soon as it changes.
  await expect(page.getByText('Saving', { exact: true })).toHaveCount(0);
}

async function orderWith(page: Page, code: string, quantity: string): Promise<void> {
  await page.getByRole('tab', { name: 'Orders' }).click();
  await newOrder(page);
  await addLine(page, code, quantity);
  await expect(line(page, code)).toContainText(/\d[.,]\d\d/);
}

async function quickQuote(page: Page, codes: readonly string[]): Promise<void> {
  await page.getByRole('tab', { name: 'Quick Quote' }).click();
  await expect(codeField(page)).toBeVisible();
  const removals = lines(page).getByRole('button', { name: /^(Remove|Delete)/ });
  while ((await removals.count()) > 0) await removals.first().click();
  for (const code of codes) await addLine(page, code);
}
/** Top to bottom on screen, because rows are positioned independently of document order. */
const shownCodes = (page: Page) =>
  lines(page)
    .getByRole('row')
    .filter({ hasText: /-/ })
    .evaluateAll((rows) =>
      rows
        .map((row) => ({
          top: row.getBoundingClientRect().top,
          code: /[A-Z]{3}-\d{5}-\w{3}/.exec(row.textContent ?? ''),
        }))
        .flatMap(({ top, code }) => (code ? [{ top, code: code[0] }] : []))
        .sort((a, b) => a.top - b.top)
        .map(({ code }) => code),
    );

type TestedElsewhere =
  | 'classic_mode' // with show_icons
  | 'clear_search_filters_after_line_added' // selector.spec.ts
  | 'enable_dynamic_size_filters' // selector.spec.ts
  | 'enable_recent_parts' // part.spec.ts
  | 'load_all_branch_cust_parts_as_alternates' // customer-codes.test.ts of the portal client
  | 'mail_order_changes'; // orders-out.test.ts of the contract

interface Effect {
  readonly shows: string;
  readonly tag?: '@full';
  readonly journey: (page: Page) => Promise<void>;
}

/** The compiler requires an entry for every known preference. */
const effects: Readonly<Record<Exclude<PreferenceName, TestedElsewhere>, Effect>> = {
  number_format: {
    shows: 'PREF-01 number_format: sets the grouping of quantities',
    tag: '@full',
    journey: async (page) => {
      await prefer(page, { 'Number format': '1.234,56' });
      await orderWith(page, 'WFL-12024-00Z', '10000');
      await expect(quantityOf(page, 'WFL-12024-00Z')).toHaveValue('10.000');
      await prefer(page, { 'Number format': '1,234.56' });
      await page.goBack();
      await expect(quantityOf(page, 'WFL-12024-00Z')).toHaveValue('10,000');
    },
  },
  currency_format: {
    shows: 'PREF-01 currency_format: sets the format of amounts',
    tag: '@full',
    journey: async (page) => {
      await prefer(page, { 'Currency format': '1.234,56' });
      await orderWith(page, 'HXB-12050-88Z', '300');
      await expect(line(page, 'HXB-12050-88Z')).toContainText(/\d,\d\d/);
      await expect(line(page, 'HXB-12050-88Z')).not.toContainText(/\d\.\d\d(?!\d)/);
      await prefer(page, { 'Currency format': '1,234.56' });
    },
  },
  show_minus_quantity: {
    shows: 'PREF-01 show_minus_quantity: a stepper at every quantity',
    journey: async (page) => {
      await prefer(page, { 'Show stepper at quantities': false });
      await orderWith(page, 'HXB-12050-88Z', '300');
      await addLine(page, 'WFL-12024-00Z', '1000');
      await expect(page.getByRole('button', { name: /^Reduce/ })).not.toHaveCount(2);
      await prefer(page, { 'Show stepper at quantities': true });
      await page.goBack();
      await expect(page.getByRole('button', { name: /^Reduce/ })).toHaveCount(2);
      await prefer(page, { 'Show stepper at quantities': false });
    },
  },
  product_line_click_behaviour: {
    shows: 'PREF-01 product_line_click_behaviour: sets what clicking a line does',
    journey: async (page) => {
      const panel = page.getByRole('group', { name: 'Reference and note' });
      await prefer(page, { 'Clicking a line': 'Edit the quantity' });
      await orderWith(page, 'HXB-12050-88Z', '300');
      await line(page, 'HXB-12050-88Z').getByText('Hex bolt M12').click();
      await expect(quantityOf(page, 'HXB-12050-88Z')).toBeFocused();
      await expect(panel).toHaveCount(0);
      await prefer(page, { 'Clicking a line': 'Open the part panel' });
      await page.goBack();
      await line(page, 'HXB-12050-88Z').getByText('Hex bolt M12').click();
      await expect(panel).toBeVisible();
    },
  },
  show_icons: {
    shows: 'PREF-01 show_icons and classic_mode: icons are hidden, and a click edits the quantity',
    tag: '@full',
    journey: async (page) => {
      const mark = page.getByRole('img', { name: 'Has a note or a reference' });
      await prefer(page, { 'Show icons': true, 'Clicking a line': 'Open the part panel', 'Classic mode': false });
      await orderWith(page, 'HXB-12050-88Z', '300');
      await line(page, 'HXB-12050-88Z').getByText('Hex bolt M12').click();
      await page.getByLabel('Your reference').fill('Bay 4');
      await page.getByLabel('Your reference').press('Enter');
      await expect(mark).toBeVisible();
      await expect(everythingSent(page)).toBeVisible();
      const order = page.url();
      await prefer(page, { 'Show icons': false });
      await page.goto(order);
      await expect(line(page, 'HXB-12050-88Z')).toContainText(/\d\.\d\d/);
      await expect(mark).toHaveCount(0);
      await prefer(page, { 'Show icons': true, 'Classic mode': true });
      await page.goto(order);
      await expect(line(page, 'HXB-12050-88Z')).toContainText(/\d\.\d\d/);
      await expect(mark).toHaveCount(0);
      await line(page, 'HXB-12050-88Z').getByText('Hex bolt M12').click();
      await expect(quantityOf(page, 'HXB-12050-88Z')).toBeFocused();
      await prefer(page, { 'Classic mode': false });
    },
  },
  animation_speed: {
    shows: 'PREF-01 PREF-03 animation_speed: animations are scaled, and the system’s setting wins',
    journey: async (page) => {
      await prefer(page, { 'Animation speed': 'Slow' });
      await expect(root(page)).toHaveAttribute('data-motion', '0');
      await page.emulateMedia({ reducedMotion: 'no-preference' });
      expect(await token(page, 'speed')).toBe(String(motionSpeeds.slow.speed));
      await page.emulateMedia({ reducedMotion: 'reduce' });
      expect(await token(page, 'speed')).toBe('0');
      await prefer(page, { 'Animation speed': 'Instant' });
      await expect(root(page)).toHaveAttribute('data-motion', '3');
      await prefer(page, { 'Animation speed': 'Medium' });
    },
  },
  vertical_spacing: {
    shows: 'PREF-01 PREF-04 vertical_spacing: rows are lower',
    journey: async (page) => {
      const height = async () => (await line(page, 'HXB-12050-88Z').boundingBox())?.height ?? 0;
      await prefer(page, { 'Vertical spacing': 'Relaxed' });
      await orderWith(page, 'HXB-12050-88Z', '300');
      const relaxed = await height();
      await prefer(page, { 'Vertical spacing': 'Compact' });
      await page.goBack();
      await expect(line(page, 'HXB-12050-88Z')).toContainText(/\d[.,]\d\d/);
      await expect.poll(height).toBeGreaterThan(0);
      await expect.poll(height).toBeLessThan(relaxed);
    },
  },
  colour_theme: {
    shows: 'PREF-01 colour_theme: applies to the ordering screens',
    journey: async (page) => {
      await prefer(page, { 'Colour theme': 'Gunmetal Grey' });
      await expect(root(page)).toHaveAttribute('data-theme', 'gunmetal-grey');
      await orderWith(page, 'HXB-12050-88Z', '300');
      await expect(root(page)).toHaveAttribute('data-theme', 'gunmetal-grey');
      await page.reload();
      await expect(line(page, 'HXB-12050-88Z')).toBeVisible();
      await expect(root(page)).toHaveAttribute('data-theme', 'gunmetal-grey');
    },
  },
  enable_simple_power_user_mode: {
    shows: 'PREF-01 LINE-12 enable_simple_power_user_mode: rows of 40 px from 1440 px of width',
    journey: async (page) => {
      const height = async () => (await line(page, 'HXB-12050-88Z').boundingBox())?.height ?? 0;
      await prefer(page, { 'Power-user mode': true, 'Vertical spacing': 'Compact' });
      await orderWith(page, 'HXB-12050-88Z', '300');
      await expect.poll(height).toBeCloseTo(41, 0);
      await page.setViewportSize({ width: 1439, height: 900 });
      await expect.poll(height).toBeLessThan(39);
      await prefer(page, { 'Power-user mode': false, 'Vertical spacing': 'Medium' });
    },
  },
  display_price_and_availability_after_line_entered: {
    shows:
      'PREF-01 LINE-11 display_price_and_availability_after_line_entered: lines open as they are entered, without interrupting typing',
    journey: async (page) => {
      const name = 'Display Price and Availability after each line is entered';
      const own = page.getByRole('group', { name: 'Reference and note' });
      await prefer(page, { [name]: true });
      await orderWith(page, 'HXB-12050-88Z', '300');
      await expect(own).toBeVisible();
      await expect(codeField(page)).toBeFocused();
      await page.getByRole('button', { name: 'More', exact: true }).click();
      await page.getByRole('menuitemcheckbox', { name: 'Keep new lines closed' }).click();
      await page.getByRole('button', { name: 'Close part panel' }).click();
      await expect(own).toHaveCount(0);
      await addLine(page, 'WFL-12024-00Z', '1000');
      await expect(line(page, 'WFL-12024-00Z')).toContainText(/\d\.\d\d/);
      await expect(own).toHaveCount(0);
      await prefer(page, { [name]: false });
      await orderWith(page, 'WFL-12024-00Z', '1000');
      await expect(own).toHaveCount(0);
    },
  },
  quick_quote_display_order: {
    shows: 'PREF-01 QQ-01 quick_quote_display_order: new lines go to the top or the bottom',
    journey: async (page) => {
      const codes = ['HXB-12050-88Z', 'WFL-12024-00Z'];
      await prefer(page, { 'New quick quote lines': 'At the top', 'Quick quote line limit': '50' });
      await quickQuote(page, codes);
      await expect.poll(() => shownCodes(page)).toEqual(codes.toReversed());
      await prefer(page, { 'New quick quote lines': 'At the bottom' });
      await page.getByRole('tab', { name: 'Quick Quote' }).click();
      await expect.poll(() => shownCodes(page)).toEqual(codes);
    },
  },
  quick_quote_line_limit: {
    shows: 'PREF-01 QQ-02 quick_quote_line_limit: the oldest lines are removed with a notice, and can be restored',
    journey: async (page) => {
      await prefer(page, { 'New quick quote lines': 'At the top', 'Quick quote line limit': '2' });
      await quickQuote(page, ['HXB-12050-88Z', 'WFL-12024-00Z', 'HXN-12000-08Z']);
      await expect.poll(() => shownCodes(page)).toEqual(['HXN-12000-08Z', 'WFL-12024-00Z']);
      const said = page.getByRole('status').filter({ hasText: 'Removed: HXB-12050-88Z' });
      await said.getByRole('button', { name: 'Bring back and allow 3 lines' }).click();
      // Restored to its old position, even if another line now has the same code.
      await expect.poll(() => shownCodes(page)).toEqual(['HXN-12000-08Z', 'WFL-12024-00Z', 'HXB-12050-88Z']);
      await expect(said).toHaveCount(0);
      // The server would apply a lower limit to a line that arrives after it.
      await expect(everythingSent(page)).toBeVisible();
      await prefer(page, { 'Quick quote line limit': '1' });
      await page.getByRole('tab', { name: 'Quick Quote' }).click();
      await addLine(page, 'HXB-12050-88Z', '100');
      const notices = page.getByRole('status').filter({ hasText: 'The quick quote was full.' });
      await expect(notices).toHaveCount(1);
      await notices.getByRole('button', { name: 'Bring back and allow 3 lines' }).click();
      await expect.poll(() => shownCodes(page)).toEqual(['HXN-12000-08Z', 'WFL-12024-00Z', 'HXB-12050-88Z']);
      await prefer(page, { 'Quick quote line limit': '50' });
    },
  },
  plain_numbers_when_narrow: {
    shows:
      'SHELL-11 PREF-01 plain_numbers_when_narrow: below 1,120 px amounts have separators unless plain numbers are preferred',
    journey: async (page) => {
      await prefer(page, { 'Number format': '1,234.56', 'Currency format': '1,234.56' });
      await orderWith(page, 'HXB-12050-88Z', '90000');
      const total = page.getByRole('region', { name: 'Total' }).getByText('Goods', { exact: true }).locator('..');
      await expect(total).toContainText(/\d,\d{3}\.\d{2}/);
      await page.setViewportSize({ width: 1100, height: 900 });
      await expect(total).toContainText(/\d,\d{3}\.\d{2}/);
      const order = new URL(page.url()).pathname;
      await prefer(page, { 'Plain numbers in narrow windows': true });
      await page.goto(order);
      await expect(total).toContainText(/\d{4,}\.\d{2}/);
      await prefer(page, { 'Plain numbers in narrow windows': false });
    },
  },
};

test.beforeEach(async ({ page }) => {
  await signIn(page, user, '/preferences');
});

for (const { shows, tag, journey } of Object.values<Effect>(effects)) {
  test(shows, { tag: tag ?? [] }, async ({ page }) => journey(page));
}
