import { type Call, calls } from '@portal/domain/contract';
import { describe, expect, test } from 'vitest';

/** Section 7 of the specification: every call that the portal makes, under its v2 name, and its v3 path where one is listed. */
const specified: Readonly<Record<string, readonly (string | readonly [v2: string, v3: string])[]>> = {
  'Cart paths': [
    ['activity', 'logging/activity'],
    ['cart/confirm/{cartId}', 'cart/confirm/{cartId}'],
    ['save-cart/new-cart', 'cart/create'],
    ['get-carts/{cartId}', 'cart/{cartId}'],
    ['get-deals/{cartId}', 'cart/deals/{cartId}'],
    ['get-open-carts', 'cart/open'],
    ['update-open-carts', 'cart/open/update'],
    ['save-cart/{cartId}', 'cart/save/{cartId}'],
    ['cart/submit/{cartId}', 'cart/submit/{cartId}'],
    ['cart/re-edit/{cartId}', 'cart/unconfirm/{cartId}'],
    'save-quote',
    'claim-cart',
    'get-carts/accessible',
    'create-cart-from-import',
    'cart/auto_submit',
    'cart/cancel/{cartId}',
    'cart/recycle/{cartId}',
  ],
  'Price and stock': [
    'get-price',
    'get-availability',
    'get-stocklist',
    'get-product-information',
    'get-alternate-related',
    'get-customer-stock-code-overrides',
    'set-customer-stock-code-overrides',
    'get-filters',
    'calc-freight',
    'get-postcodes',
  ],
  'Orders and documents': [
    'order-history-summary',
    'get-order-history/invoiced',
    'get-order-history_lines',
    'invoice-request',
    'email-certificates',
    'get-test-certificates',
    'download-certificates',
    'download-net-pricing-file',
    'get-did-you-know-list',
    'documentation/external',
    '{product}-file-upload',
    'get-category-list',
    'get-wtb-list',
  ],
  'Session and account': [
    'login',
    'login/validate',
    'login/authorise',
    'change-password',
    'new-password-request',
    'rego-num/request',
    'rego-num/submit',
    'hdi_access/check',
    'hdi_access/request-sms',
    'hdi_access/request-token',
    'get-preferences',
    'set-preferences',
    'validation/get',
    'warehouse/list',
    'get_vue_build',
    'test_redirect',
    'test_redirect_relative',
    ['xhr-ping', 'browser/xhr-ping'],
  ],
  'Drop-ship and favourites': [
    'drop-ship/get',
    'drop-ship/create',
    'drop-ship/update',
    'drop-ship/delete',
    'favourites/get',
    'favourites/move',
    'favourites/rename',
    'favourites/create-cart',
    'favourites/create-folder',
    'favourites/create-selector',
    'favourites/delete',
  ],
  Hive: [
    'drafts/finalise',
    'drafts/request-publication',
    'drafts/revoke-request-publication',
    'drafts/publish',
    'drafts/create',
    'drafts/delete',
    'drafts/get',
    'drafts/update',
    'drafts/get-components',
    'pages/get',
    'pages/create',
    'pages/update',
    'pages/delete',
    'pages/get-super-pages',
    'pages/get-drafts',
    'pages/add-alias',
    'get-published-pages',
    'components/create',
    'components/delete',
    'components/move',
    'components/paste',
    'components/update',
    'components/get',
    'component-settings/get',
    'component-settings/create',
    'component-settings/update',
    'component-settings/delete',
    'get-component-settings',
    'uri-settings/get',
    'uri-settings/update',
    'resources/get',
    'get-articles',
  ],
};

/** Calls that are not implemented yet, with reasons. Remove a call when it is implemented. */
const notYet: Readonly<Record<string, string>> = {};

const names = Object.values(specified).flatMap((each) =>
  each.map((name): readonly [string, string | undefined] => (typeof name === 'string' ? [name, undefined] : name)),
);
const contract: readonly (readonly [string, Call])[] = Object.entries(calls);
const find = (name: string) => contract.find(([, call]) => call.name === name);

describe('CALL-08 the calls of section 7', () => {
  test('each is in the contract under its v2 name and v3 path, or listed as missing', () => {
    const missing = names.filter(([v2]) => !find(v2) && !(v2 in notYet));
    expect(missing).toEqual([]);
    const wrong = names.filter(([v2, v3]) => v3 !== undefined && find(v2)?.[1].v3 !== v3);
    expect(wrong).toEqual([]);
  });

  test('the list of missing calls has none that exists', () => {
    expect(Object.keys(notYet).filter((name) => find(name))).toEqual([]);
    expect(Object.keys(notYet).filter((name) => !names.some(([v2]) => v2 === name))).toEqual([]);
  });
});
