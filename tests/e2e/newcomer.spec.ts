import type { Page } from '@playwright/test';
import { signedIn } from '../support/client.ts';
import { Buyer, newcomerPace } from './buyer.ts';
import { codeField, confirmButton, everythingSent, expect, quantityToAdd, signIn, test } from './portal.ts';

/** A paper list in the buyer's own words, with a pattern that identifies the right part by its description. */
const wanted: readonly (readonly [words: string, right: RegExp, quantity: number])[] = [
  ['M16x80 galvanised bolt', /^Hex bolt M16 × 80, .*galv$/, 500],
  ['m16 nyloc nut', /^Nyloc nut M16, .*zinc$/, 1000],
  ['10mm washer', /washer M10\b/, 1000],
  ['8mm threaded rod galv', /^Threaded rod M8 .*galv$/, 100],
  ['12 mm spring washer', /^Spring washer M12, zinc$/, 1000],
  ['M20 hex nut galv', /^Hex nut M20, .*galv/, 500],
  ['m12 anchor bolt', /anchor M12 × 1\d\d, zinc$/, 100],
  ['4.8 pop rivet', /^Blind rivet 4\.8 × 16, aluminium$/, 1000],
  ['m10 x 40 allen bolt', /^Socket cap screw M10 × 40\b/, 200],
  ['m12 bolt 50 long zinc', /^Hex bolt M12 × 50, .*zinc$/, 500],
];
const limit = 180;

/** Reads the suggestions from the top and clicks the first right one. Returns its code. */
async function take(page: Page, buyer: Buyer, right: RegExp): Promise<string> {
  const offers = page.getByRole('group', { name: 'Add a line' }).getByRole('option');
  const rightOne = offers.filter({ has: page.getByText(right) }).first();
  await expect(rightOne).toBeVisible();
  const index = await rightOne.evaluate((option) =>
    [...(option.parentElement?.querySelectorAll('[role="option"]') ?? [])].indexOf(option),
  );
  buyer.read(index + 1);
  await buyer.click(rightOne);
  return codeField(page).inputValue();
}

test('LINE-16 SRCH-01 a newcomer orders ten lines from words alone in under three minutes', async ({
  page,
  server,
}) => {
  await signIn(page);
  const buyer = new Buyer(page, newcomerPace);
  buyer.think();
  await buyer.click(page.getByRole('button', { name: 'New order' }).first());
  await expect(codeField(page)).toBeFocused();
  const ordered: [code: string, quantity: number][] = [];
  for (const [words, right, quantity] of wanted) {
    buyer.think();
    await buyer.type(words);
    const code = await take(page, buyer, right);
    await expect(quantityToAdd(page)).toBeFocused();
    await buyer.type(String(quantity));
    await buyer.press('Enter');
    buyer.read();
    await expect(codeField(page)).toBeFocused();
    await expect(codeField(page)).toHaveValue('');
    ordered.push([code, quantity]);
  }
  await expect(everythingSent(page)).toBeVisible();
  buyer.read(3);
  await expect(confirmButton(page)).not.toHaveAttribute('aria-disabled', 'true');
  await buyer.click(confirmButton(page));
  await expect(page.getByRole('button', { name: 'Unconfirm' })).toBeVisible();

  const id = /[A-Z0-9]+-\d{6}$/.exec(page.url())?.[0] ?? '';
  const client = await signedIn(server.url, 'customer');
  const { cart } = await client.call('getCart', {}, { parameters: { cartId: id } });
  expect(cart.status).toBe('confirmed');
  expect(cart.orderLine.map((line) => [line.stock_code, line.order_quantity])).toEqual(ordered);
  for (const [i, [, right]] of wanted.entries()) expect(cart.orderLine[i]?.description).toMatch(right);
  expect(buyer.seconds).toBeLessThan(limit);
});
