import { afterAll, beforeAll, expect, test } from 'vitest';
import { Refusal } from '../calls/refusal.ts';
import { clearReferenceCache } from '../catalogue/reference.ts';
import { type Database, sql } from '../db/database.ts';
import { memoryDatabase } from '../db/memory-store.fixture.ts';
import { catalogueMessages } from '../messages/catalogue.ts';
import { type FreightRequest, freightOptions } from './freight-options.ts';

let database: Database;
beforeAll(async () => {
  database = await memoryDatabase();
  await database.query(sql`INSERT INTO warehouse VALUES ('40', 'Sydney', 'Silverwater', 'NSW', '2128'),
    ('60', 'Perth', 'Welshpool', 'WA', '6106')`);
  await database.query(sql`INSERT INTO postcode VALUES ('6000', 'Perth', 'WA', -31.95, 115.86)`);
  await database.query(sql`
    INSERT INTO account (accode, billto, name, suburb, state, postcode, store_code, warehouse)
    VALUES ('KES014', 'KES014', 'Kestrel', '', 'NSW', '2000', '', '40')`);
  await database.query(sql`
    INSERT INTO delivery_option (code, name, days, base_charge, charge_per_kg, position)
    VALUES ('road', 'Road', '1 to 2 days', 10, 1, 0), ('air', 'Air', 'next day', 20, 2, 1)`);
  clearReferenceCache();
});
afterAll(async () => {
  clearReferenceCache();
  await database.close();
});

const asked = (more: Partial<FreightRequest> = {}) =>
  freightOptions(database, 'KES014', { weight_kg: '12', warehouse: '40', ...more });
const charges = async (more: Partial<FreightRequest>) =>
  (await asked(more)).options.map(({ code, charge }) => [code, charge]);
const problems = (more: Partial<FreightRequest>) =>
  asked(more).then(
    () => null,
    (error: unknown) => (error instanceof Refusal ? error.parts.validation_results : Promise.reject(error)),
  );

test('CART-15 without a warehouse and a postcode, freight is from the usual warehouse to the account’s own state', async () => {
  expect(await asked({ warehouse: undefined })).toMatchObject({
    state: 'NSW',
    options: [{ code: 'road' }, { code: 'air' }],
  });
});

test('DLV-01 another state costs more, from whichever warehouse', async () => {
  const near = await charges({});
  const far = await charges({ postcode: '6000' });
  expect(Number(far[0]?.[1])).toBeGreaterThan(Number(near[0]?.[1]));
  expect(await charges({ postcode: '6000', warehouse: '60' })).toEqual(near);
  expect(await asked({ postcode: '6000' })).toMatchObject({ state: 'WA' });
});

test('DLV-01 one option can be asked for', async () => {
  expect(await charges({ option: 'air' })).toEqual([(await charges({}))[1]]);
});

test('unknown options and places are named in the refusal', async () => {
  expect(await problems({ warehouse: '99' })).toEqual([
    { field: 'warehouse', message: catalogueMessages.noWarehouse('99') },
  ]);
  expect(await problems({ postcode: '0001' })).toEqual([
    { field: 'postcode', message: catalogueMessages.noPostcode('0001') },
  ]);
  expect(await problems({ option: 'rocket' })).toEqual([
    { field: 'option', message: catalogueMessages.noDeliveryOption('rocket') },
  ]);
});
