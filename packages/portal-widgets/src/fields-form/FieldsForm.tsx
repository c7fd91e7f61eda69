import { Form, type FormProblem } from '@portal/design-system';
import { formProblems, type ValidationModel } from '@portal/domain/validation';
import { type ReactNode, useState } from 'react';
import { ValidatedInput, type ValidatedInputProps } from '../validated-input/ValidatedInput.tsx';

/** One field: its name in the rules and in the call, and how it stands on screen. */
export interface FormField<Name extends string>
  extends Pick<
    ValidatedInputProps,
    'label' | 'hint' | 'secret' | 'autoComplete' | 'inputMode' | 'autoFocus' | 'autoCapitalize'
  > {
  readonly name: Name;
}

export interface FieldsFormProps<Name extends string> {
  /** Name of the form. */
  readonly label: string;
  /** Words of the button that sends. */
  readonly submit: string;
  readonly fields: readonly FormField<Name>[];
  /** As validation/get answers them. Until they are known the fields take anything; the server checks in any case. */
  readonly rules: ValidationModel;
  /** What stands in the fields at first. */
  readonly start?: Partial<Readonly<Record<Name, string>>> | undefined;
  /** Stands beside the button that sends. */
  readonly actions?: ReactNode;
  /** What no single field's rules can say, such as two passwords that differ. */
  readonly check?: (given: Readonly<Record<Name, string | null>>) => readonly FormProblem[];
  /** Sends what was typed, all of it right by the rules. Answers what is wrong; nothing where it went well. */
  readonly onSubmit: (given: Readonly<Record<Name, string>>) => Promise<readonly FormProblem[]>;
}

/** A form of text fields: marks what is required and says everything that is wrong at once, in the words of the rules (VAL-01). */
export function FieldsForm<Name extends string>(props: FieldsFormProps<Name>) {
  const { label, submit, fields, rules, start, actions, check, onSubmit } = props;
  /** Null where a field says itself what is wrong with it (VAL-03). */
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
    // Without a problem no field has refused its value.
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
