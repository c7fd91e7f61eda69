import { ValidatedInput as RuledInput, type ValidatedInputProps as RuledInputProps } from '@portal/design-system';
import { inputRules, type ValidationModel } from '@portal/domain/validation';
import { useMemo } from 'react';

export interface ValidatedInputProps extends Omit<RuledInputProps, 'rules' | 'name'> {
  /** As validation/get answered it; fetched once by whoever shows the form. */
  readonly model: ValidationModel;
  /** The field's name in the model, and in the form. A field that the model does not know takes anything. */
  readonly field: string;
}

/** VAL-01 to VAL-04: a field that obeys its rules in a model of the server. */
export function ValidatedInput({ model, field, ...rest }: ValidatedInputProps) {
  const own = model[field];
  const rules = useMemo(() => inputRules(own), [own]);
  return <RuledInput {...rest} name={field} required={own?.required} rules={rules} />;
}
