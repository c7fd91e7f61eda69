import { z } from 'zod/mini';
import { defineCall } from '../call.ts';

export const xhrPing = defineCall({
  name: 'xhr-ping',
  access: 'anyone',
  summary: 'Reports that the page is alive and renews the session. Returns when to ping next (PING-01).',
  request: z.object({
    vue_build: z.number(),
    br_focus: z.boolean(),
    br_idle: z.boolean(),
    previous_RTT_milliseconds: z.nullable(z.number()),
    down_for_x_sec: z.number(),
    viewport_x: z.number(),
    viewport_y: z.number(),
  }),
  reply: z.object({
    next_xhr_ping_seconds: z.number(),
    /** Replaces the old token, which stays valid for 60 s. */
    bearer_token: z.optional(z.string()),
    expires_in_milliseconds: z.optional(z.number()),
  }),
});
