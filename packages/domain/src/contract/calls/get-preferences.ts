import { z } from 'zod/mini';
import type { Preference } from '../../preference/types.ts';
import { defineCall } from '../call.ts';

export const getPreferences = defineCall({
  name: 'get-preferences',
  access: 'signed_in',
  summary: "The caller's preferences.",
  request: z.object({}),
  reply: z.object({ settings: z.custom<readonly Preference[]>() }),
});
