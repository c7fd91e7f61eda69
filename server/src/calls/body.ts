import type { Call, ValidationResult } from '@portal/domain/contract';
import { z } from 'zod';
import { callsMessages } from '../messages/calls.ts';
import { validationMessages } from '../messages/validation.ts';
import { invalidFields, Refusal } from './refusal.ts';
import { validationMessage } from './validation-messages.ts';

const text = z.string().max(400).optional();
const common = z.object({
  app_token: z.string().max(200),
  client_fp: text,
  browser_instance: text,
  vue_build: z.number().optional(),
  data: z.unknown().optional(),
});

/** Limits the number of reported errors: a hostile body may have thousands. */
const maxResults = 50;

function validationResults(issues: readonly { readonly path: readonly PropertyKey[]; readonly message: string }[]) {
  return issues.slice(0, maxResults).map(
    (issue): ValidationResult => ({
      field: issue.path.map(String).join('.') || 'data',
      message: issue.message,
    }),
  );
}

const surrogate = /\p{Surrogate}/u;

/** The path of the first text that the database cannot store (NUL or an unpaired surrogate), or null. */
function unstorable(value: unknown, path: readonly PropertyKey[] = []): readonly PropertyKey[] | null {
  if (typeof value === 'string') return value.includes('\0') || surrogate.test(value) ? path : null;
  if (typeof value !== 'object' || value === null) return null;
  for (const [key, part] of Object.entries(value)) {
    const found = unstorable(part, [...path, key]);
    if (found) return found;
  }
  return null;
}

/** The validated `data` of a request (CALL-01, CALL-09). Throws a `Refusal` that names each wrong field by its dotted path. */
export function readData(call: Call, method: string, body: unknown, appToken: string): unknown {
  let data: unknown = {};
  if (method === 'POST') {
    const read = common.safeParse(body ?? {}, { error: validationMessage });
    if (!read.success) throw invalidFields(validationResults(read.error.issues));
    if (read.data.app_token !== appToken) {
      throw new Refusal('wrong_app_token', { user_message: callsMessages.wrongAppToken });
    }
    data = read.data.data ?? {};
  }
  const read = call.request.safeParse(data, { error: validationMessage });
  if (!read.success) throw invalidFields(validationResults(read.error.issues));
  const path = unstorable(read.data);
  if (path) throw invalidFields(validationResults([{ path, message: validationMessages.character }]));
  return read.data;
}
