import { z } from 'zod/mini';
import { envelopeActions } from '../../api/envelope.ts';
import type { ValidationModel } from '../../validation/types.ts';
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

export const documentationExternal = defineCall({
  name: 'documentation/external',
  access: 'signed_in',
  summary: 'This API as an OpenAPI 3.1 document, generated from the schemas that the server enforces (DOC-01).',
  request: z.object({}),
  reply: z.object({ openapi: z.record(z.string(), z.unknown()) }),
});

export const getVueBuild = defineCall({
  name: 'get_vue_build',
  access: 'anyone',
  summary: 'The current build number (PING-03).',
  request: z.object({}),
  reply: z.object({ vue_build_number: z.number() }),
});

export const reportError = defineCall({
  name: 'report-error',
  access: 'anyone',
  summary: 'Reports an uncaught browser error to the error-reporting service or the log (PING-06).',
  request: z.object({
    type: z.string().check(z.maxLength(100)),
    message: z.string().check(z.maxLength(1000)),
    stack: z.string().check(z.maxLength(8000)),
    path: z.string().check(z.maxLength(500)),
    build: z.number(),
  }),
  reply: z.object({ taken: z.boolean() }),
});

export const testAnswer = defineCall({
  name: 'test_answer',
  access: 'signed_in',
  summary: 'For tests: replies with a requested action, error or delay (RUN-01).',
  request: z.object({
    status: z.optional(z.enum(['OK', 'ERROR', 'FATAL'])),
    action: z.optional(z.enum(envelopeActions)),
    delay_milliseconds: z.optional(z.int().check(z.gte(0), z.lte(5000))),
  }),
  reply: z.object({ waited_milliseconds: z.number() }),
});

export const testRedirectRelative = defineCall({
  name: 'test_redirect_relative',
  access: 'anyone',
  summary: 'For tests: replies with a redirect to a path, /home (CALL-10).',
  request: z.object({}),
  reply: z.object({}),
});

export const testRedirect = defineCall({
  name: 'test_redirect',
  access: 'anyone',
  summary: "For tests: replies with a redirect to an absolute URL, the portal's home page (CALL-10).",
  request: z.object({}),
  reply: z.object({}),
});

export const validationGet = defineCall({
  name: 'validation/get',
  access: 'anyone',
  summary: 'The validation rules of one model (VAL-01).',
  request: z.object({ type: z.string().check(z.maxLength(60)) }),
  reply: z.custom<ValidationModel>(),
});

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
