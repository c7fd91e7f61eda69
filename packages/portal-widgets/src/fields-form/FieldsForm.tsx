import { Form, type FormProblem } from '@portal/design-system';
import { formProblems, type ValidationModel } from '@portal/domain/validation';
import { type ReactNode, useState } from 'react';
import { ValidatedInput, type ValidatedInputProps } from '../validated-input/ValidatedInput.tsx';

/** One field: its name in the rules and in the call, and how it is shown. */
export interface FormField<Name extends string>
  extends Pick<
    ValidatedInputProps,
    'label' | 'hint' | 'secret' | 'autoComplete' | 'inputMode' | 'autoFocus' | 'autoCapitalize'
  > {
  readonly name: Name;
}

export interface FieldsFormProps<Name extends string> {
  /** Accessible name of the form. */
  readonly label: string;
  /** Label of the submit button. */
  readonly submit: string;
  readonly fields: readonly FormField<Name>[];
  /** As returned by validation/get. Until they are known the fields accept anything; the server checks in any case. */
  readonly rules: ValidationModel;
  /** Initial values. */
  readonly start?: Partial<Readonly<Record<Name, string>>> | undefined;
  /** Shown beside the submit button. */
  readonly actions?: ReactNode;
  /** Checks across fields, such as two passwords that must match. */
  readonly check?: (given: Readonly<Record<Name, string | null>>) => readonly FormProblem[];
  /** Called with valid values only. Resolves to the problems found, empty on success. */
  readonly onSubmit: (given: Readonly<Record<Name, string>>) => Promise<readonly FormProblem[]>;
}

/** A form of text fields: marks required fields and shows all problems at once, in the words of the rules (VAL-01). */
export function FieldsForm<Name extends string>(props: FieldsFormProps<Name>) {
  const { label, submit, fields, rules, start, actions, check, onSubmit } = props;
  /** Null for a field that shows its own error (VAL-03). */
  const [typed, setTyped] = useState<Partial<Record<Name, string | null>>>({});
  const current = (name: Name): string | null => {
    const value = typed[name];
    return value === undefined ? (start?.[name] ?? '') : value;
  };
  const labels = Object.fromEntries(fields.map((field) => [field.name, field.label])) as Record<Name, string>;
  const send = async () => {
    const given = Object.fromEntries(fields.map(({ name }) => [name, current(name)])) as Record<Name, string | null>;
    const wrong = formProblems(rules, given);
    const more = (check?.(given) ?? []).filter((each) => !wrong.some(({ field }) => field === each.field));
    // Without problems every value is a string.
    return wrong.length + more.length > 0 ? [...wrong, ...more] : onSubmit(given as Record<Name, string>);
  };
  return (
    <Form label={label} labels={labels} submit={submit} actions={actions} onSubmit={send}>
      {(error) =>
        fields.map(({ name, ...field }) => (
          <ValidatedInput
            key={name}
            autoCapitalize="none"
            spellCheck={false}
            {...field}
            model={rules}
            field={name}
            value={current(name)}
            onValueChange={(value) => setTyped((before) => ({ ...before, [name]: value }))}
            error={error(name)}
          />
        ))
      }
    </Form>
  );
}
