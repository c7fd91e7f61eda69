import { validationTexts } from '@portal/domain/validation';
import type { z } from 'zod';

const kinds: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  record: 'an object',
  date: 'a date',
};

/** The message for a schema error, shown after the field's name (CALL-07); a VAL-01 text where one exists. */
export function inWords(issue: z.core.$ZodRawIssue): string | undefined {
  if (issue.input === undefined || issue.input === null) return validationTexts.required;
  switch (issue.code) {
    case 'invalid_type':
      return `Must be ${kinds[issue.expected] ?? issue.expected}`;
    case 'too_small':
      if (issue.origin === 'string')
        return issue.minimum === 1 ? validationTexts.required : validationTexts.minimum(Number(issue.minimum));
      if (issue.origin === 'array') return `Must have at least ${issue.minimum} entries`;
      return `Must be ${issue.inclusive ? 'at least' : 'more than'} ${issue.minimum}`;
    case 'too_big':
      if (issue.origin === 'string') return validationTexts.maximum(Number(issue.maximum));
      if (issue.origin === 'array') return `Cannot have more than ${issue.maximum} entries`;
      return `Must be ${issue.inclusive ? 'at most' : 'less than'} ${issue.maximum}`;
    case 'invalid_value':
      return `Must be one of: ${issue.values.map(String).join(', ')}`;
    case 'invalid_format':
      return issue.format === 'email' ? validationTexts.email : 'Is not in the right form';
    case 'unrecognized_keys':
      return `Has fields that are not known: ${issue.keys.join(', ')}`;
    default:
      return 'Is not valid';
  }
}
