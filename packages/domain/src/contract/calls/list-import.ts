import { z } from 'zod/mini';
import type { FullCartReply, ImportIssue } from '../../cart/types.ts';
import { base64Of } from '../../data/upload.ts';
import { largestListFile } from '../../import/file-kind.ts';
import { importLimits } from '../../import/limits.ts';
import type { ImportMemory, OverRow, UploadedList } from '../../import/types.ts';
import { columnRoles } from '../../messages/import-review.ts';
import { defineCall } from '../call.ts';
import { accode, stockCode } from '../fields.ts';

/** Functions, so that bundlers can drop them when unused. */
const row = () => z.int().check(z.gte(1), z.lte(1_000_000));
const source = () => z.string().check(z.maxLength(importLimits.source));
const mark = () => z.object({ row: row(), message: z.string().check(z.maxLength(importLimits.message)) });

export const createCartFromImport = defineCall({
  name: 'create-cart-from-import',
  access: 'customer',
  largestBody: 4 * 1024 * 1024,
  summary:
    "Creates a cart from an imported list (IMP-01 to IMP-03). Rows are matched by stock code, the account's own code or an earlier choice. With `check_only` nothing is created.",
  request: z.object({
    accode,
    warehouse: z.optional(z.string().check(z.maxLength(10))),
    customer_reference: z.optional(z.string().check(z.maxLength(60))),
    check_only: z.optional(z.boolean()),
    lines: z
      .array(
        z.object({
          row: row(),
          /** The original text of the row. */
          source: source(),
          code: z.string().check(z.minLength(1), z.maxLength(40)),
          /** Absent: the part's own quantity, marked as artificial (IMP-02). 0 or less: reported instead of ordered. */
          quantity: z.optional(z.int().check(z.gte(-9_999_999), z.lte(9_999_999))),
          artificial: z.optional(z.boolean()),
          line_reference: z.optional(z.string().check(z.maxLength(importLimits.reference))),
        }),
      )
      .check(z.minLength(1), z.maxLength(importLimits.rows)),
    /** Rows that make no line, stored with the cart. */
    left_out: z.optional(
      z
        .array(z.object({ row: row(), source: source(), message: z.string().check(z.maxLength(importLimits.message)) }))
        .check(z.maxLength(importLimits.rows)),
    ),
    /** Warnings of the import review about rows in `lines`. */
    import_warnings: z.optional(z.array(mark()).check(z.maxLength(importLimits.rows))),
  }),
  reply: z.object({
    /** Null with check_only. */
    cart: z.custom<FullCartReply | null>(),
    import_warnings: z.custom<readonly ImportIssue[]>(),
    import_errors: z.custom<readonly ImportIssue[]>(),
    /** CART-13: rows beyond the line limit, in their order. */
    over: z.custom<readonly OverRow[]>(),
  }),
});

export const fileUpload = defineCall({
  name: '{product}-file-upload',
  access: 'customer',
  largestBody: base64Of(largestListFile) + 4096,
  summary:
    'Reads a list from a file (IMP-04): a workbook without macros, or text, detected by content. At most 5 MB and 20,000 rows. The file is not stored.',
  request: z.object({
    file_name: z.string().check(z.maxLength(255)),
    content_base64: z.string().check(z.maxLength(base64Of(largestListFile)), z.regex(/^[A-Za-z0-9+/]*={0,2}$/)),
  }),
  reply: z.object({ list: z.custom<UploadedList>() }),
});

export const getImportMemory = defineCall({
  name: 'import/memory',
  access: 'customer',
  summary:
    "What the import has learned from an account's corrections (IMP-06): parts chosen for texts, and column roles. The newest 5,000.",
  request: z.object({ accode }),
  reply: z.custom<ImportMemory>(),
});

/** A function, so that bundlers can drop it when unused. */
const role = () => z.enum(Object.keys(columnRoles) as (keyof typeof columnRoles)[]);

export const rememberImport = defineCall({
  name: 'import/remember',
  access: 'customer',
  summary:
    "Stores an account's corrections of an imported list (IMP-06). The latest choice for a text counts; an empty `stock_code` deletes it.",
  request: z.object({
    accode,
    aliases: z
      .array(
        z.object({
          text: z.string().check(z.minLength(1), z.maxLength(500)),
          stock_code: z.union([stockCode, z.literal('')]),
        }),
      )
      .check(z.maxLength(2000)),
    layouts: z.optional(
      z
        .array(
          z.object({
            layout: z.string().check(z.minLength(1), z.maxLength(400)),
            roles: z.array(role()).check(z.minLength(1), z.maxLength(200)),
          }),
        )
        .check(z.maxLength(50)),
    ),
  }),
  reply: z.object({ aliases: z.int() }),
});
