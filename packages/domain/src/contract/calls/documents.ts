import { z } from 'zod/mini';
import type { FileReply, TestCertificate } from '../../catalogue/product.ts';
import { defineCall } from '../call.ts';
import { accode, certificateNumbers, salesOrderNo, stockCode } from '../fields.ts';

export const deliveryDocument = defineCall({
  name: 'delivery-document',
  access: 'customer',
  summary: 'The delivery note or packing list of an order as PDF, without prices (HIST-04).',
  request: z.object({ so_order_no: salesOrderNo, kind: z.enum(['delivery_note', 'packing_list']) }),
  reply: z.object({ file: z.custom<FileReply>() }),
});

export const downloadCertificates = defineCall({
  name: 'download-certificates',
  access: 'anyone',
  summary: 'Test certificates as one PDF, one page each (CERT-01). The request is refused if any number is unknown.',
  request: z.object({ certificate_nos: certificateNumbers }),
  reply: z.object({ file: z.custom<FileReply>() }),
});

export const downloadNetPricingFile = defineCall({
  name: 'download-net-pricing-file',
  access: 'customer',
  summary: "An account's prices for all parts, as CSV (HIST-04). Downloads are logged. At most 6 per hour and user.",
  request: z.object({ accode }),
  reply: z.object({ file: z.custom<FileReply>() }),
});

export const emailCertificates = defineCall({
  name: 'email-certificates',
  access: 'signed_in',
  summary:
    'Emails test certificates as one PDF (CERT-01), by default to the caller. At most 10 emails per hour and user.',
  request: z.object({
    certificate_nos: certificateNumbers,
    email: z.optional(z.email().check(z.maxLength(200))),
    message: z.optional(z.string().check(z.maxLength(1000))),
  }),
  reply: z.object({ email: z.string(), certificate_nos: z.array(z.string()) }),
});

export const exportCart = defineCall({
  name: 'cart/export',
  access: 'customer',
  summary: 'A saved cart at current prices, as a workbook that imports to the same lines or as PDF (IMP-05).',
  request: z.object({
    cart_id: z.string().check(z.maxLength(40)),
    kind: z.enum(['xlsx', 'pdf']),
  }),
  reply: z.object({ file: z.custom<FileReply>() }),
});

export const getTestCertificates = defineCall({
  name: 'get-test-certificates',
  access: 'anyone',
  summary:
    'Test certificates by number, batch, heat or part (CERT-01). `needle` matches the start of any of these and, for signed-in users, a complete order number. `stock_code` selects those of one part.',
  request: z.object({
    needle: z.optional(z.string().check(z.maxLength(200))),
    stock_code: z.optional(stockCode),
    /** Default 50. */
    limit: z.optional(z.int().check(z.gte(1), z.lte(200))),
    offset: z.optional(z.int().check(z.gte(0), z.lte(1_000_000))),
  }),
  /** Newest first; `total` counts all matches. */
  reply: z.object({ certificates: z.custom<readonly TestCertificate[]>(), total: z.number() }),
});

export const invoiceRequest = defineCall({
  name: 'invoice-request',
  access: 'customer',
  summary: 'The tax invoice of an order as PDF, or the credit note if its total is below zero (HIST-04).',
  request: z.object({ so_order_no: salesOrderNo }),
  reply: z.object({ file: z.custom<FileReply>() }),
});
