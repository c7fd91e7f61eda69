import { compactStockList, openStockList, readStockList } from '@portal/domain/catalogue';
import { signedIn, type TestClient } from '../support/client.ts';
import { Buyer, expertPace } from './buyer.ts';
import { codeField, everythingSent, expect, openNewOrder, quantityToAdd, test } from './portal.ts';

const accode = 'KES014';
const lineCount = 125;
const minutes = 5;

interface Item {
  readonly stock_code: string;
  readonly minimum: number;
  readonly increment: number;
}

/** Parts with a price from the whole catalogue, in catalogue order. */
async function itemsOf(client: TestClient): Promise<readonly Item[]> {
  const { stocklist } = await client.call('getStocklist');
  if (!stocklist) throw new Error('No stock list');
  const codes = openStockList(compactStockList(readStockList(stocklist))).stock_code;
  const every = Math.floor(codes.length / (lineCount * 1.3));
  const cart_lines = codes.filter((_, i) => i % every === 0).map((stock_code) => ({ stock_code }));
  const { cart_lines: priced } = await client.call('getPrice', { accode, cart_lines });
  return priced.flatMap((part) => {
    const facts = part.product_information;
    // A price-on-application part becomes a line of quantity 0 (LINE-05), which this script does not order.
    const priced = part.pricing.length > 0 && part.pricing.every(({ poa }) => !poa);
    if (!facts || facts.discontinued || !priced) return [];
    return [
      {
        stock_code: part.stock_code,
        minimum: facts.sell_quantity_minimum,
        increment: facts.sell_quantity_increment,
      },
    ];
  });
}

/** What the buyer means to order, calculated independently by the rules of the price list. */
class Model {
  readonly lines = new Map<string, number>();
  set({ stock_code, increment }: Item, quantity: number): void {
    this.lines.set(stock_code, Math.ceil(quantity / increment) * increment);
  }
}

const enough = ({ minimum, increment }: Item, packs: number) => (Math.ceil(minimum / increment) + packs) * increment;

test('LINE-16 LINE-07 LINE-06 an expert enters 25 lines a minute for five minutes, with roundings, unknown codes and corrections by keys alone, and the order is what was meant', {
  tag: '@full',
}, async ({ page, server }) => {
  test.setTimeout(300_000);
  const client = await signedIn(server.url, 'customer');
  const items = (await itemsOf(client)).slice(0, lineCount);
  expect(items).toHaveLength(lineCount);
  const id = await openNewOrder(page);
  await expect(codeField(page)).toBeFocused();
  const buyer = new Buyer(page, expertPace);
  const model = new Model();
  const refusal = page.getByRole('group', { name: 'Add a line' }).getByRole('alert');

  for (const [i, item] of items.entries()) {
    const quantity = enough(item, i % 6);
    const { stock_code } = item;
    const add = async (pieces: number) => {
      await buyer.type(`${stock_code}\n${pieces}\n`);
      model.set(item, pieces);
    };
    if (i % 10 === 3) {
      // One piece more than a pack, which the portal rounds up.
      await add(quantity + 1);
      buyer.read();
    } else if (i % 20 === 7) {
      // A wrong code is refused, stays selected, and is overwritten.
      await buyer.type(`${stock_code}9Q\n`);
      await expect(refusal).toContainText(`${stock_code}9Q`);
      buyer.read();
      await add(quantity);
    } else if (i % 20 === 11) {
      // Changes the quantity of the last line from the entry line, and back.
      await add(quantity);
      await buyer.press('ArrowUp');
      const changed = enough(item, 9);
      await buyer.type(`${changed}\n`);
      model.set(item, changed);
    } else if (i % 20 === 17 && item.increment > 1) {
      // Undoes an unwanted rounding by its key, which restores the typed text for correction.
      await add(quantity + 1);
      buyer.think();
      await buyer.press('Alt+z');
      await expect(quantityToAdd(page)).toBeFocused();
      await buyer.press('Control+a');
      const corrected = enough(item, 8);
      await buyer.type(`${corrected}\n`);
      model.set(item, corrected);
    } else if (i % 25 === 5) {
      // A part that is already in the order is added to its line.
      await add(quantity);
      await buyer.type(`${stock_code}\n${quantity}\n`);
      model.set(item, 2 * quantity);
      buyer.read();
    } else {
      await add(quantity);
    }
  }

  await expect(codeField(page)).toBeFocused();
  await expect(codeField(page)).toHaveValue('');
  await expect(everythingSent(page)).toBeVisible();
  const { cart } = await client.call('getCart', {}, { parameters: { cartId: id } });
  const counted = cart.orderLine.filter((line) => line.order_quantity > 0);
  expect(counted.map((line) => [line.stock_code, line.order_quantity])).toEqual([...model.lines]);

  const cents = (amount: string | null) => Math.round(Number(amount) * 100);
  const goods = counted.reduce(
    (sum, line) => sum + Math.round((cents(line.webPrice) * line.order_quantity) / (line.price_per ?? 1)),
    0,
  );
  expect(cents(cart.savedExtended)).toBe(goods);
  const net = goods - cents(cart.discount) + cents(cart.total_freight_charge) + cents(cart.serviceCharge);
  expect(cents(cart.total)).toBe(net + Math.round(net / 10));
  const shown = cart.total.replace(/\B(?=(\d{3})+\.)/g, ',');
  await expect(page.getByText(shown).first()).toBeVisible();
  expect(buyer.seconds / 60).toBeLessThanOrEqual(minutes);
});
