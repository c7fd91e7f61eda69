import { Button, Form, type FormProblem, Link as StyledLink, TextField } from '@portal/design-system';
import type { CallRequest } from '@portal/domain/contract';
import { useCallMutation } from '@portal/portal-client/react';
import { ShortPage } from '@portal/portal-widgets';
import { useState } from 'react';
import { Link } from '../../navigation/Link.tsx';
import * as css from './auth-form.css.ts';

interface FieldOf<Name extends string> {
  readonly name: Name;
  readonly label: string;
  readonly autoComplete: string;
  readonly type?: 'password' | 'email' | 'tel';
  readonly hint?: string;
}

const accode = { name: 'accode', label: 'Account code', autoComplete: 'off' } as const;
const requestFields: readonly FieldOf<keyof CallRequest<'rego-num/request'>>[] = [
  accode,
  { name: 'firstname', label: 'First name', autoComplete: 'given-name' },
  { name: 'lastname', label: 'Last name', autoComplete: 'family-name' },
  { name: 'email', label: 'Email', autoComplete: 'email', type: 'email' },
  { name: 'mobile', label: 'Mobile (optional)', autoComplete: 'tel', type: 'tel' },
];
const submitFields: readonly FieldOf<keyof CallRequest<'rego-num/submit'>>[] = [
  accode,
  { name: 'rego_num', label: 'Registration number', autoComplete: 'one-time-code' },
  { name: 'username', label: 'User name that you want', autoComplete: 'username' },
  { name: 'new_password', label: 'Password', autoComplete: 'new-password', type: 'password' },
];

interface FieldsFormProps<Name extends string> {
  readonly label: string;
  readonly submit: string;
  readonly fields: readonly FieldOf<Name>[];
  readonly values: Readonly<Record<Name, string>>;
  readonly onChange: (name: Name, value: string) => void;
  readonly onSubmit: () => Promise<readonly FormProblem[]>;
}

function FieldsForm<Name extends string>({ label, submit, fields, values, onChange, onSubmit }: FieldsFormProps<Name>) {
  const labels = Object.fromEntries(fields.map((field) => [field.name, field.label])) as Record<Name, string>;
  return (
    <div className={css.form}>
      <Form label={label} labels={labels} submit={submit} onSubmit={onSubmit}>
        {(error) =>
          fields.map(({ name, ...field }) => (
            <TextField
              key={name}
              {...field}
              name={name}
              autoCapitalize="none"
              spellCheck={false}
              value={values[name]}
              onValueChange={(value) => onChange(name, name === 'accode' ? value.toUpperCase() : value)}
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
  const requesting = useCallMutation('rego-num/request', { sends: 1 });
  const submitting = useCallMutation('rego-num/submit', { sends: 1 });
  const [values, setValues] = useState(nothing);
  const [step, setStep] = useState<'ask' | 'asked' | 'number' | 'done'>('ask');
  const change = (name: keyof typeof nothing, value: string) => setValues((before) => ({ ...before, [name]: value }));

  const request = async () => {
    const { rego_num: _, username: __, new_password: ___, ...given } = values;
    const outcome = await requesting.send(given);
    if (!outcome.ok) return outcome.error.problems;
    setStep('asked');
    return [];
  };
  const submit = async () => {
    const { accode, rego_num, username, new_password } = values;
    const outcome = await submitting.send({ accode, rego_num, username, new_password });
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
          values={values}
          onChange={change}
          onSubmit={request}
        />
      ) : (
        <FieldsForm
          label="Registration"
          submit="Create user"
          fields={submitFields}
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
