import { z } from 'zod/mini';
import type { HiveRedirect } from '../../hive/types.ts';
import { defineCall } from '../call.ts';
import { hiveUri } from '../hive-fields.ts';

export const redirectsSave = defineCall({
  name: 'redirects/save',
  access: 'staff',
  summary:
    'Makes an address lead elsewhere while no page is published there, instead of `replaces` if that is given. For root, it and mktg (HIVE-01).',
  request: z.object({
    path: hiveUri,
    /** A path of this site or an address with http or https. */
    target: z.string().check(z.maxLength(500)),
    permanent: z.boolean(),
    replaces: z.optional(hiveUri),
  }),
  reply: z.object({ redirects: z.custom<readonly HiveRedirect[]>() }),
});
