import { z } from 'zod/mini';
import { defineCall } from '../call.ts';

export const activity = defineCall({
  name: 'activity',
  access: 'anyone',
  summary: 'Records a batch of user activities in the activity log (PING-04).',
  request: z.object({
    activities: z
      .array(
        z.object({
          id: z.optional(z.string().check(z.maxLength(40))),
          session_time: z.number(),
          activity_code: z.string().check(z.maxLength(40)),
          activity_type: z.string().check(z.maxLength(60)),
          activity_detail: z.string().check(z.maxLength(1000)),
          activity_extended: z.optional(z.string().check(z.maxLength(4000))),
        }),
      )
      .check(z.maxLength(200)),
  }),
  reply: z.object({ accepted: z.number() }),
});
