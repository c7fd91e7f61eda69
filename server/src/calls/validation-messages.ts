import { validationTexts } from '@portal/domain/validation';
import type { z } from 'zod';
import { validationMessages } from '../messages/validation.ts';

const kinds: Readonly<Record<string, string>> = validationMessages.kinds;

/** The message for a schema error, shown after the field's name (CALL-07); a VAL-01 text where one exists. */
export function validationMessage(issue: z.core.$ZodRawIssue): string | undefined {
  if (issue.input === undefined || issue.input === null) return validationTexts.required;
  switch (issue.code) {
    case 'invalid_type':
      return validationMessages.kind(kinds[issue.expected] ?? issue.expected);
    case 'too_small':
      if (issue.origin === 'string')
        return issue.minimum === 1 ? validationTexts.required : validationTexts.minimum(Number(issue.minimum));
      if (issue.origin === 'array') return validationMessages.fewestEntries(String(issue.minimum));
      return validationMessages[issue.inclusive ? 'least' : 'more'](String(issue.minimum));
    case 'too_big':
      if (issue.origin === 'string') return validationTexts.maximum(Number(issue.maximum));
      if (issue.origin === 'array') return validationMessages.mostEntries(String(issue.maximum));
      return validationMessages[issue.inclusive ? 'most' : 'less'](String(issue.maximum));
    case 'invalid_value':
      return validationMessages.oneOf(issue.values.map(String).join(', '));
    case 'invalid_format':
      return issue.format === 'email' ? validationTexts.email : validationMessages.format;
    case 'unrecognized_keys':
      return validationMessages.unknownFields(issue.keys.join(', '));
    default:
      return validationMessages.other;
  }
}
