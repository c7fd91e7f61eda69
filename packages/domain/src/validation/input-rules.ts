import type { FieldRules } from './types.ts';
import { filterPasted, inputType, isKeyAllowed, validateField } from './validate.ts';

/** The rules of one field as what a screen's input asks of them. */
export interface InputRules {
  /** VAL-02 */
  readonly type: 'email' | 'number' | 'text';
  /** VAL-01: what is wrong with a value, most basic first; empty where nothing is. */
  readonly check: (value: string) => readonly string[];
  /** VAL-04: whether one typed character may enter. */
  readonly isKeyAllowed: (key: string) => boolean;
  /** VAL-04: what of a pasted text may enter. */
  readonly filterPasted: (text: string) => string;
}

/** Rules of a field that the model does not know: everything is right. */
const noRules: FieldRules = {};

/** What an input needs to obey the rules of its field; without rules it is a plain input of text. */
export function inputRules(rules: FieldRules = noRules): InputRules {
  return {
    type: inputType(rules),
    check: (value) => validateField(rules, value),
    isKeyAllowed: (key) => isKeyAllowed(rules, key),
    filterPasted: (text) => filterPasted(rules, text),
  };
}
