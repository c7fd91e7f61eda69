import type { FieldRules, ValidationModel } from './types.ts';

/** VAL-01: the texts, exactly. */
export const validationTexts = {
  required: 'Required field',
  character: (character: string) => `Invalid character: ${character}`,
  minimum: (count: number) => `Must be at least ${count} characters`,
  maximum: (count: number) => `Cannot be more than ${count} characters`,
  email: 'Invalid email address',
} as const;

/** One @ between a local part and a domain with a dot, without spaces; what mail servers refuse is for them to say. */
const emailPattern = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/;

function lengthsOf(rules: FieldRules): { readonly min?: number; readonly max?: number } {
  return typeof rules.length === 'number' ? { min: rules.length, max: rules.length } : (rules.length ?? {});
}

/** The characters of a text that rules do not allow, each once, in order. */
function invalidCharacters(rules: FieldRules, text: string): readonly string[] {
  if (rules.chars === undefined) return [];
  const allowed = new Set(rules.chars);
  return [...new Set(text)].filter((character) => !allowed.has(character));
}

/** VAL-01: what is wrong with a value, most basic first; empty where nothing is. An empty value is only ever required. */
export function validateField(rules: FieldRules, value: string): readonly string[] {
  if (value.trim() === '' && rules.required) return [validationTexts.required];
  if (value === '') return [];
  const errors = invalidCharacters(rules, value).map(validationTexts.character);
  const { min, max } = lengthsOf(rules);
  // Counted as people count: an emoji is one character.
  const length = [...value].length;
  if (min !== undefined && length < min) errors.push(validationTexts.minimum(min));
  if (max !== undefined && length > max) errors.push(validationTexts.maximum(max));
  if (rules.type === 'email' && !emailPattern.test(value)) errors.push(validationTexts.email);
  return errors;
}

/** Every field of a model that has errors, by name. Fields that are not there count as empty; those without rules as right. */
export function validateModel(
  model: ValidationModel,
  values: Readonly<Record<string, string | undefined>>,
): Readonly<Record<string, readonly string[]>> {
  const errors = Object.entries(model).map(
    ([field, rules]) => [field, validateField(rules, values[field] ?? '')] as const,
  );
  return Object.fromEntries(errors.filter(([, texts]) => texts.length > 0));
}

/** One thing that is wrong with a form: at a field. */
export interface FieldProblem {
  readonly field: string;
  readonly message: string;
}

/** Stands for the error of a field that shows it itself. */
const correctIt = 'Correct this field';

/**
 * What is wrong with the fields of a form by the rules of its model, all at once and one line a field, before it is sent. Null stands for a
 * value that its field has refused already (VAL-03).
 */
export function formProblems(
  model: ValidationModel,
  values: Readonly<Record<string, string | null>>,
): readonly FieldProblem[] {
  return Object.entries(values).flatMap(([field, value]) => {
    const rules = model[field];
    const message = value === null ? correctIt : rules && validateField(rules, value)[0];
    return message === undefined ? [] : [{ field, message }];
  });
}

const numeric = new Set('0123456789-.');

/** VAL-02: number where only digits, minus and dot are allowed and the type is not string. */
export function inputType(rules: FieldRules): 'email' | 'number' | 'text' {
  if (rules.type === 'email') return 'email';
  if (rules.type === 'string' || !rules.chars) return 'text';
  return [...rules.chars].every((character) => numeric.has(character)) ? 'number' : 'text';
}

/** VAL-04: whether a key may be typed; keys with names, such as Enter, always may. */
export function isKeyAllowed(rules: FieldRules, key: string): boolean {
  return [...key].length !== 1 || invalidCharacters(rules, key).length === 0;
}

/** VAL-04: the allowed characters of pasted text, no more than the field holds. */
export function filterPasted(rules: FieldRules, text: string): string {
  const allowed = rules.chars === undefined ? null : new Set(rules.chars);
  const kept = [...text].filter((character) => allowed === null || allowed.has(character));
  return kept.slice(0, lengthsOf(rules).max).join('');
}
