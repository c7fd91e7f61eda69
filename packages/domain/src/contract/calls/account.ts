import { z } from 'zod/mini';
import { type Preference, preferenceNames } from '../../preference/types.ts';
import { defineCall } from '../call.ts';

export const getPreferences = defineCall({
  name: 'get-preferences',
  access: 'signed_in',
  summary: "The caller's preferences.",
  request: z.object({}),
  reply: z.object({ settings: z.custom<readonly Preference[]>() }),
});

export const setPreferences = defineCall({
  name: 'set-preferences',
  access: 'signed_in',
  summary: "Sets preferences of the caller. Returns all of the caller's preferences.",
  request: z.object({
    settings: z
      .array(z.object({ key: z.enum(preferenceNames), value: z.string().check(z.maxLength(2000)) }))
      .check(z.maxLength(50)),
  }),
  reply: z.object({ settings: z.custom<readonly Preference[]>() }),
});
