import type { FormProblem } from '@portal/design-system';

/** What the server refused, as a form says it: what belongs to fields at them, else one message for the whole. */
export function problemsOf({
  message,
  fields,
}: {
  readonly message: string;
  readonly fields: Readonly<Record<string, string>>;
}): readonly FormProblem[] {
  const atFields = Object.entries(fields).map(([field, text]) => ({ field, message: text }));
  return message === '' ? atFields : [{ field: null, message }, ...atFields];
}
