import { ValidatedInput as RuledInput, type ValidatedInputProps as RuledInputProps } from '@portal/design-system';
import { inputRules, type ValidationModel } from '@portal/domain/validation';
import { useMemo } from 'react';

export interface ValidatedInputProps extends Omit<RuledInputProps, 'rules' | 'name'> {
  /** As returned by validation/get; the owner of the form fetches it once. */
  readonly model: ValidationModel;
  /** The field's name in the model and in the form. A field unknown to the model accepts anything. */
  readonly field: string;
}

/** VAL-01 to VAL-04: a field with the rules of a server model. */
export function ValidatedInput({ model, field, ...rest }: ValidatedInputProps) {
  const own = model[field];
  const rules = useMemo(() => inputRules(own), [own]);
  return <RuledInput {...rest} name={field} required={own?.required} rules={rules} />;
}
