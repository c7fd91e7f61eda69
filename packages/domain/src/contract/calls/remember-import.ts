import { z } from 'zod/mini';
import { columnRoles } from '../../messages/import-review.ts';
import { defineCall } from '../call.ts';
import { accode, stockCode } from '../fields.ts';

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
