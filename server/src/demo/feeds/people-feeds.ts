import { demoDeals } from '../people/deals.ts';
import { carriers, deliveryOptions, searchMutations, warehouses } from '../people/reference.ts';
import { storesOf } from '../people/stores.ts';
import { feedUsers } from '../people/users.ts';
import type { DemoSupplier } from '../supplier.ts';
import { type FeedFile, feedFile } from './feed-file.ts';

/** Files of the supplier's places and rules. */
export function placeFeeds({ seed }: DemoSupplier): readonly FeedFile[] {
  return [
    feedFile('warehouses', warehouses, {
      warehouse_code: (row) => row.warehouse_code,
      name: (row) => row.name,
      suburb: (row) => row.suburb,
      state: (row) => row.state,
      postcode: (row) => row.postcode,
    }),
    feedFile('carriers', carriers, { carrier: (row) => row.code, name: (row) => row.name }),
    feedFile('delivery-options', deliveryOptions.entries(), {
      option: ([, row]) => row.code,
      name: ([, row]) => row.name,
      days: ([, row]) => row.days,
      position: ([position]) => position,
      base_charge: ([, row]) => row.base_charge,
      charge_per_kg: ([, row]) => row.charge_per_kg,
    }),
    feedFile('stores', storesOf(seed), {
      store_code: (row) => row.store_code,
      name: (row) => row.name,
      address: (row) => row.address,
      suburb: (row) => row.suburb,
      state: (row) => row.state,
      postcode: (row) => row.postcode,
      phone: (row) => row.phone,
      hours: (row) => row.hours,
      latitude: (row) => row.latitude,
      longitude: (row) => row.longitude,
      categories: (row) => row.categories,
    }),
    feedFile('search-synonyms', searchMutations, { word: (row) => row.match, replacement: (row) => row.replacement }),
    feedFile('discounts', demoDeals.entries(), {
      discount: ([, deal]) => deal.deal_id,
      name: ([, deal]) => deal.name,
      category: ([, { effect }]) => (effect.kind === 'percent_off_category' ? effect.category : null),
      percent: ([, { effect }]) => (effect.kind === 'percent_off_category' ? effect.percent : null),
      amount: ([, { effect }]) => (effect.kind === 'amount_off' ? effect.amount : null),
      minimum_order: ([, { effect }]) => (effect.kind === 'amount_off' ? effect.minimum : null),
      stock_code: ([, { effect }]) => (effect.kind === 'quantity_price' ? effect.stock_code : null),
      quantity: ([, { effect }]) => (effect.kind === 'quantity_price' ? effect.quantity : null),
      price: ([, { effect }]) => (effect.kind === 'quantity_price' ? effect.price : null),
      price_per: ([, { effect }]) => (effect.kind === 'quantity_price' ? effect.price_per : null),
      promo_code: ([, deal]) => deal.code,
      starts: ([, deal]) => deal.starts,
      ends: ([, deal]) => deal.ends,
      accode: ([, deal]) => deal.accode,
      most_uses: ([, deal]) => deal.most_uses,
      position: ([position]) => position,
    }),
  ];
}

/** Files of the accounts and what belongs to them. */
export function peopleFeeds({ accounts, customerCodes, dropships }: DemoSupplier): readonly FeedFile[] {
  return [
    feedFile('accounts', accounts, {
      accode: (row) => row.accode,
      name: (row) => row.name,
      billto: (row) => row.billto,
      suburb: (row) => row.suburb,
      state: (row) => row.state,
      postcode: (row) => row.postcode,
      warehouse_code: (row) => row.warehouse,
      branch: (row) => row.store_code,
      web_discount: (row) => row.web_discount,
      address: (row) => [row.address],
      business_number: (row) => row.business_number,
      dropship_allowed: (row) => row.dropship_allowed,
    }),
    feedFile('addresses', dropships, {
      accode: (row) => row.created_for_accode,
      address_code: (row) => row.address_code,
      company: (row) => row.company,
      contact: (row) => row.contact,
      phone: (row) => row.phone,
      address_1: (row) => row.address_1,
      address_2: (row) => row.address_2,
      suburb: (row) => row.suburb,
      state: (row) => row.state,
      postcode: (row) => row.postcode,
    }),
    feedFile('users', feedUsers, {
      username: (row) => row.username,
      firstname: (row) => row.firstname,
      lastname: (row) => row.lastname,
      email: (row) => row.email,
      mobile: (row) => row.mobile,
      role: (row) => row.user_type,
      accounts: (row) => row.accodes,
    }),
    feedFile('customer-codes', customerCodes, {
      accode: (row) => row.accode,
      stock_code: (row) => row.stock_code,
      customer_code: (row) => row.customer_stock_code,
    }),
  ];
}
