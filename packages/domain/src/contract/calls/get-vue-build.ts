import { z } from 'zod/mini';
import { defineCall } from '../call.ts';

export const getVueBuild = defineCall({
  name: 'get_vue_build',
  access: 'anyone',
  summary: 'The current build number (PING-03).',
  request: z.object({}),
  reply: z.object({ vue_build_number: z.number() }),
});
