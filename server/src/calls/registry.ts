import * as account from '../account/calls.ts';
import * as audit from '../audit/calls.ts';
import * as browser from '../browser/calls.ts';
import * as cart from '../cart/calls.ts';
import * as catalogue from '../catalogue/calls.ts';
import * as certificates from '../certificates/calls.ts';
import { getDeals } from '../deals/get-deals.ts';
import * as delivery from '../delivery/calls.ts';
import { documentationExternal } from '../documentation/documentation-external.ts';
import * as documents from '../documents/calls.ts';
import { exportCart } from '../export/export-cart.ts';
import * as favourites from '../favourites/calls.ts';
import * as feeds from '../feeds/calls.ts';
import * as history from '../history/calls.ts';
import * as hiveAddresses from '../hive/addresses-calls.ts';
import * as hiveComponents from '../hive/components-calls.ts';
import * as hiveDrafts from '../hive/drafts-calls.ts';
import * as hivePages from '../hive/pages-calls.ts';
import { resourcesGet } from '../hive/resources-get.ts';
import * as hiveSections from '../hive/sections-calls.ts';
import * as listImport from '../import/calls.ts';
import * as media from '../media/calls.ts';
import * as ordersOut from '../orders-out/calls.ts';
import * as quotes from '../quotes/calls.ts';
import { reportError } from '../reporting/report-error.ts';
import * as session from '../session/calls.ts';
import { signOnProviders } from '../sign-on/sign-on-providers.ts';
import * as software from '../software/calls.ts';
import * as testCalls from '../test-calls/calls.ts';
import { getDidYouKnowList } from '../tips/get-did-you-know-list.ts';
import * as users from '../users/calls.ts';
import * as whereToBuy from '../where-to-buy/calls.ts';
import type { Handlers } from './handler.ts';

/** One handler for each call of the contract (CALL-08). */
export const handlers: Handlers = {
  ...account,
  ...audit,
  ...browser,
  ...cart,
  ...catalogue,
  ...certificates,
  ...delivery,
  ...documents,
  ...favourites,
  ...feeds,
  ...history,
  ...hiveComponents,
  ...hiveDrafts,
  ...hivePages,
  ...hiveAddresses,
  ...hiveSections,
  ...listImport,
  ...media,
  ...ordersOut,
  ...quotes,
  ...session,
  ...software,
  ...testCalls,
  ...users,
  ...whereToBuy,
  documentationExternal,
  exportCart,
  getDeals,
  getDidYouKnowList,
  reportError,
  signOnProviders,
  resourcesGet,
};
