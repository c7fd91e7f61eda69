/** The rules of one field (VAL-01). `length` as a single number is an exact length. */
export interface FieldRules {
  /** All allowed characters, such as `0123456789.-`; absent allows all. */
  readonly chars?: string;
  readonly required?: boolean;
  readonly length?: number | { readonly min?: number; readonly max?: number };
  readonly type?: 'string' | 'number' | 'email';
}
/** Field name → rules, as validation/get returns for one model. */
export type ValidationModel = Readonly<Record<string, FieldRules>>;
