import { Button, Form, type FormProblem, Link as StyledLink } from '@portal/design-system';
import type { CallRequest } from '@portal/domain/contract';
import { formProblems, type ValidationModel } from '@portal/domain/validation';
import { useCall, useCallMutation } from '@portal/portal-client/react';
import { ShortPage, ValidatedInput } from '@portal/portal-widgets';
import { useState } from 'react';
import { Link } from '../../navigation/Link.tsx';
import * as css from './auth-form.css.ts';

interface FieldOf<Name extends string> {
  readonly name: Name;
  readonly label: string;
  readonly autoComplete: string;
  readonly secret?: boolean;
  readonly hint?: string;
}

const accode = { name: 'accode', label: 'Account code', autoComplete: 'off' } as const;
const requestFields: readonly FieldOf<keyof CallRequest<'rego-num/request'>>[] = [
  accode,
  { name: 'firstname', label: 'First name', autoComplete: 'given-name' },
  { name: 'lastname', label: 'Last name', autoComplete: 'family-name' },
  { name: 'email', label: 'Email', autoComplete: 'email' },
  { name: 'mobile', label: 'Mobile', autoComplete: 'tel' },
];
const submitFields: readonly FieldOf<keyof CallRequest<'rego-num/submit'>>[] = [
  accode,
  { name: 'rego_num', label: 'Registration number', autoComplete: 'one-time-code' },
  { name: 'username', label: 'User name that you want', autoComplete: 'username' },
  { name: 'new_password', label: 'Password', autoComplete: 'new-password', secret: true },
];

interface FieldsFormProps<Name extends string> {
  readonly label: string;
  readonly submit: string;
  readonly fields: readonly FieldOf<Name>[];
  readonly rules: ValidationModel;
  /** Null where a field says itself what is wrong with it (VAL-03). */
  readonly values: Readonly<Record<Name, string | null>>;
  readonly onChange: (name: Name, value: string | null) => void;
  readonly onSubmit: (given: Readonly<Record<Name, string>>) => Promise<readonly FormProblem[]>;
}

function FieldsForm<Name extends string>(props: FieldsFormProps<Name>) {
  const { label, submit, fields, rules, values, onChange, onSubmit } = props;
  const labels = Object.fromEntries(fields.map((field) => [field.name, field.label])) as Record<Name, string>;
  const send = async () => {
    const given = Object.fromEntries(fields.map(({ name }) => [name, values[name]]));
    const problems = formProblems(rules, given);
    return problems.length > 0 ? problems : onSubmit(given as Record<Name, string>);
  };
  return (
    <div className={css.form}>
      <Form label={label} labels={labels} submit={submit} onSubmit={send}>
        {(error) =>
          fields.map(({ name, ...field }) => (
            <ValidatedInput
              key={name}
              {...field}
              model={rules}
              field={name}
              autoCapitalize="none"
              spellCheck={false}
              value={values[name]}
              onValueChange={(value) => onChange(name, value)}
              error={error(name)}
            />
          ))
        }
      </Form>
    </div>
  );
}

const nothing = {
  accode: '',
  firstname: '',
  lastname: '',
  email: '',
  mobile: '',
  rego_num: '',
  username: '',
  new_password: '',
};

/** SESS-08: asks for a registration number for an account, and makes a user with one. */
export function RegisterScreen() {
  // VAL-01: loaded once. The server checks the fields with or without them.
  const { data: rules = {} } = useCall('validation/get', { type: 'registration' }, { immutable: true });
  const requesting = useCallMutation('rego-num/request', { sends: 1 });
  const submitting = useCallMutation('rego-num/submit', { sends: 1 });
  const [values, setValues] = useState<Record<keyof typeof nothing, string | null>>(nothing);
  const [step, setStep] = useState<'ask' | 'asked' | 'number' | 'done'>('ask');
  const change = (name: keyof typeof nothing, value: string | null) =>
    setValues((before) => ({ ...before, [name]: value }));

  const request = async (given: CallRequest<'rego-num/request'>) => {
    const outcome = await requesting.send({ ...given, accode: given.accode.toUpperCase() });
    if (!outcome.ok) return outcome.error.problems;
    setStep('asked');
    return [];
  };
  const submit = async (given: CallRequest<'rego-num/submit'>) => {
    const outcome = await submitting.send({ ...given, accode: given.accode.toUpperCase() });
    if (!outcome.ok) return outcome.error.problems;
    setStep('done');
    return [];
  };

  if (step === 'done') {
    return (
      <ShortPage title="You can sign in now" lead={`Your user name is ${values.username}.`}>
        <p className={css.message}>
          <StyledLink asChild kind="filled">
            <Link to="/login">Sign in</Link>
          </StyledLink>
        </p>
      </ShortPage>
    );
  }
  const isAsking = step === 'ask';
  return (
    <ShortPage
      title="Get a user name"
      lead={
        isAsking
          ? 'For customers with an account. A registration number goes to those who order on it already; they pass it on to you.'
          : step === 'asked'
            ? 'If the account is right, its people have the registration number in their mail now. Ask them for it, and type it here.'
            : 'Type the registration number that was passed on to you.'
      }
    >
      {isAsking ? (
        <FieldsForm
          label="Ask for a registration number"
          submit="Ask for a number"
          fields={requestFields}
          rules={rules}
          values={values}
          onChange={change}
          onSubmit={request}
        />
      ) : (
        <FieldsForm
          label="Registration"
          submit="Create user"
          fields={submitFields}
          rules={rules}
          values={values}
          onChange={change}
          onSubmit={submit}
        />
      )}
      <p className={css.links}>
        <Button kind="text" onClick={() => setStep(isAsking ? 'number' : 'ask')}>
          {isAsking ? 'I have a number' : 'I need a number'}
        </Button>
        <StyledLink asChild>
          <Link to="/login">Sign in</Link>
        </StyledLink>
      </p>
    </ShortPage>
  );
}
