import { z } from 'zod/mini';
import type { AccountRow } from '../../administration/types.ts';
import { defineCall } from '../call.ts';
import { find, page } from '../fields.ts';

export const accountsList = defineCall({
  name: 'accounts/list',
  access: 'operator',
  summary: 'Accounts by code or name with their users, 50 a page.',
  request: z.object({ find, page }),
  reply: z.object({ accounts: z.custom<readonly AccountRow[]>(), total: z.number() }),
});
