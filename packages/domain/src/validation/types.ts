/** VAL-01: the rules of one field. `length` as one number is an exact length. */
export interface FieldRules {
  /** Every allowed character, such as `0123456789.-`; absent allows all. */
  readonly chars?: string;
  readonly required?: boolean;
  readonly length?: number | { readonly min?: number; readonly max?: number };
  readonly type?: 'string' | 'number' | 'email';
}
/** Field name → rules, as validation/get answers for one model. */
export type ValidationModel = Readonly<Record<string, FieldRules>>;
