import type { CallName } from '../api/endpoints.ts';
import type { ReplyOf, RequestOf } from './call.ts';
import * as account from './calls/account.ts';
import * as audit from './calls/audit.ts';
import * as browser from './calls/browser.ts';
import * as cart from './calls/cart.ts';
import * as catalogue from './calls/catalogue.ts';
import * as delivery from './calls/delivery.ts';
import * as documents from './calls/documents.ts';
import * as favourites from './calls/favourites.ts';
import * as feeds from './calls/feeds.ts';
import * as history from './calls/history.ts';
import * as hiveAddresses from './calls/hive-addresses.ts';
import * as hiveComponents from './calls/hive-components.ts';
import * as hiveDrafts from './calls/hive-drafts.ts';
import * as hivePages from './calls/hive-pages.ts';
import * as hiveSections from './calls/hive-sections.ts';
import * as listImport from './calls/list-import.ts';
import * as media from './calls/media.ts';
import * as ordersOut from './calls/orders-out.ts';
import * as quotes from './calls/quotes.ts';
import * as search from './calls/search.ts';
import * as session from './calls/session.ts';
import * as software from './calls/software.ts';
import * as supplier from './calls/supplier.ts';
import * as users from './calls/users.ts';

/** All API calls, declared by area. The server refuses to start if one has no handler. */
export const calls = {
  ...account,
  ...audit,
  ...browser,
  ...cart,
  ...catalogue,
  ...delivery,
  ...documents,
  ...favourites,
  ...feeds,
  ...history,
  ...hiveAddresses,
  ...hiveComponents,
  ...hiveDrafts,
  ...hivePages,
  ...hiveSections,
  ...listImport,
  ...media,
  ...ordersOut,
  ...quotes,
  ...search,
  ...session,
  ...software,
  ...supplier,
  ...users,
};
export type CallKey = keyof typeof calls;

type CallByName = { readonly [Key in CallKey as (typeof calls)[Key]['name']]: (typeof calls)[Key] };

/** `data` of a call's request and reply, by call name. */
export type CallRequest<Name extends CallName> = RequestOf<CallByName[Name]>;
export type CallReply<Name extends CallName> = ReplyOf<CallByName[Name]>;
