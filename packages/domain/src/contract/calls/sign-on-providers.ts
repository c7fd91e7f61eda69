import { z } from 'zod/mini';
import type { SignOnProvider } from '../../session/sign-on.ts';
import { defineCall } from '../call.ts';

export const signOnProviders = defineCall({
  name: 'sign-on/providers',
  access: 'anyone',
  summary: 'The providers for single sign-on, as configured.',
  request: z.object({}),
  reply: z.custom<readonly SignOnProvider[]>(),
});
