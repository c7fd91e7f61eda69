import { formMessages, validationTexts } from '../messages/validation.ts';
import type { FieldRules, ValidationModel } from './types.ts';

/** One @ between a local part and a domain with a dot, without spaces; anything stricter is left to the mail server. */
const emailPattern = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/;

function lengthsOf(rules: FieldRules): { readonly min?: number; readonly max?: number } {
  return typeof rules.length === 'number' ? { min: rules.length, max: rules.length } : (rules.length ?? {});
}

/** Returns the distinct characters of a text that the rules do not allow, in order. */
function invalidCharacters(rules: FieldRules, text: string): readonly string[] {
  if (rules.chars === undefined) return [];
  const allowed = new Set(rules.chars);
  return [...new Set(text)].filter((character) => !allowed.has(character));
}

/** Returns the errors of a value, most basic first; empty if valid (VAL-01). An empty value can only be missing, not invalid. */
export function validateField(rules: FieldRules, value: string): readonly string[] {
  if (value.trim() === '' && rules.required) return [validationTexts.required];
  if (value === '') return [];
  const errors = invalidCharacters(rules, value).map(validationTexts.character);
  const { min, max } = lengthsOf(rules);
  // Counts code points, so that most emoji are one character.
  const length = [...value].length;
  if (min !== undefined && length < min) errors.push(validationTexts.minimum(min));
  if (max !== undefined && length > max) errors.push(validationTexts.maximum(max));
  if (rules.type === 'email' && !emailPattern.test(value)) errors.push(validationTexts.email);
  return errors;
}

/** Returns the fields of a model that have errors, by name. Missing fields count as empty; fields without rules as valid. */
export function validateModel(
  model: ValidationModel,
  values: Readonly<Record<string, string | undefined>>,
): Readonly<Record<string, readonly string[]>> {
  const errors = Object.entries(model).map(
    ([field, rules]) => [field, validateField(rules, values[field] ?? '')] as const,
  );
  return Object.fromEntries(errors.filter(([, texts]) => texts.length > 0));
}

/** A problem with one field of a form. */
export interface FieldProblem {
  readonly field: string;
  readonly message: string;
}

/**
 * Returns the problems of a form by its model's rules before it is sent, one per field. A null value means that the field itself has
 * already rejected its input (VAL-03).
 */
export function formProblems(
  model: ValidationModel,
  values: Readonly<Record<string, string | null>>,
): readonly FieldProblem[] {
  return Object.entries(values).flatMap(([field, value]) => {
    const rules = model[field];
    const message = value === null ? formMessages.correct : rules && validateField(rules, value)[0];
    return message === undefined ? [] : [{ field, message }];
  });
}

const numeric = new Set('0123456789-.');

/** Returns number if only digits, minus and dot are allowed and the type is not string (VAL-02). */
export function inputType(rules: FieldRules): 'email' | 'number' | 'text' {
  if (rules.type === 'email') return 'email';
  if (rules.type === 'string' || !rules.chars) return 'text';
  return [...rules.chars].every((character) => numeric.has(character)) ? 'number' : 'text';
}

/** Returns whether a key may be typed; named keys such as Enter are always allowed (VAL-04). */
export function isKeyAllowed(rules: FieldRules, key: string): boolean {
  return [...key].length !== 1 || invalidCharacters(rules, key).length === 0;
}

/** Returns the allowed characters of a pasted text, cut to the field's length (VAL-04). */
export function filterPasted(rules: FieldRules, text: string): string {
  const allowed = rules.chars === undefined ? null : new Set(rules.chars);
  const accepted = [...text].filter((character) => allowed === null || allowed.has(character));
  return accepted.slice(0, lengthsOf(rules).max).join('');
}

/** The rules of one field in the form that an input needs. */
export interface InputRules {
  /** Input type (VAL-02). */
  readonly type: 'email' | 'number' | 'text';
  /** Returns the errors of a value, most basic first; empty if valid (VAL-01). */
  readonly check: (value: string) => readonly string[];
  /** Whether a typed character is accepted (VAL-04). */
  readonly isKeyAllowed: (key: string) => boolean;
  /** Returns the accepted part of a pasted text (VAL-04). */
  readonly filterPasted: (text: string) => string;
}

/** For a field that is not in the model: every value is valid. */
const noRules: FieldRules = {};

/** Returns the input's rules for a field; without rules, those of a plain text input. */
export function inputRules(rules: FieldRules = noRules): InputRules {
  return {
    type: inputType(rules),
    check: (value) => validateField(rules, value),
    isKeyAllowed: (key) => isKeyAllowed(rules, key),
    filterPasted: (text) => filterPasted(rules, text),
  };
}
