import { z } from 'zod/mini';
import type { QuoteLinkRow, QuotePaper } from '../../cart/quote.ts';
import type { FullCartReply } from '../../cart/types.ts';
import type { FileReply } from '../../catalogue/product.ts';
import { defineCall } from '../call.ts';
import { ulid } from '../fields.ts';

export const quoteLink = defineCall({
  name: 'quotes/link',
  access: 'customer',
  summary:
    'Creates a link that shows the last saved quote to anyone who has it, until it is revoked (QQ-03). The token is returned only once.',
  request: z.object({ cart_id: z.string().check(z.maxLength(40)) }),
  reply: z.object({ token: z.string(), link_id: z.string(), expires: z.string() }),
});

export const quoteLinks = defineCall({
  name: 'quotes/links',
  access: 'customer',
  summary: 'The active links to a quote, newest first.',
  request: z.object({ cart_id: z.string().check(z.maxLength(40)) }),
  reply: z.object({ links: z.custom<readonly QuoteLinkRow[]>() }),
});

export const quotePdf = defineCall({
  name: 'quotes/pdf',
  access: 'anyone',
  summary: "The last saved quote as PDF: one of the caller's, or by the token of a link.",
  request: z.object({
    cart_id: z.optional(z.string().check(z.maxLength(40))),
    token: z.optional(z.string().check(z.regex(/^[\w-]{20,100}$/))),
  }),
  reply: z.object({ file: z.custom<FileReply>() }),
});

export const quoteRead = defineCall({
  name: 'quotes/read',
  access: 'anyone',
  summary: 'The quote behind a link, exactly as it was saved. Revoked and wrong links give the same reply.',
  request: z.object({ token: z.string().check(z.regex(/^[\w-]{20,100}$/)) }),
  reply: z.object({ quote: z.custom<QuotePaper>(), expired: z.boolean() }),
});

export const quoteRevokeLink = defineCall({
  name: 'quotes/revoke-link',
  access: 'customer',
  summary: 'Revokes one link to a quote, or all of them. Returns how many were revoked.',
  request: z.object({
    cart_id: z.string().check(z.maxLength(40)),
    link_id: z.optional(z.string().check(z.maxLength(40))),
  }),
  reply: z.object({ revoked: z.int() }),
});

export const quoteToOrder = defineCall({
  name: 'quotes/to-order',
  access: 'customer',
  summary:
    'Creates an order from a quick quote or quote, with all lines or the given ones (QQ-03). Uses the quoted prices while the quote is valid, current prices afterwards.',
  request: z.object({
    cart_id: z.string().check(z.maxLength(40)),
    line_ids: z.optional(z.array(ulid).check(z.minLength(1), z.maxLength(500))),
  }),
  reply: z.object({
    cart: z.custom<FullCartReply>(),
    /** False if the quote had expired, or the cart was not a quote. */
    prices_held: z.boolean(),
  }),
});
