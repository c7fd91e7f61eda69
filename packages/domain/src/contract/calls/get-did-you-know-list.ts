import { z } from 'zod/mini';
import type { TipList } from '../../tips/types.ts';
import { defineCall } from '../call.ts';

export const getDidYouKnowList = defineCall({
  name: 'get-did-you-know-list',
  access: 'anyone',
  summary: 'The tips, with the words that select them and their links (TIP-01).',
  request: z.object({}),
  reply: z.object({
    domain_lookups: z.custom<TipList['domain_lookups']>(),
    resource_id_lookups: z.custom<TipList['resource_id_lookups']>(),
    did_you_know: z.custom<TipList['did_you_know']>(),
  }),
});
