import { Button, Link as StyledLink } from '@portal/design-system';
import type { CallRequest } from '@portal/domain/contract';
import { useCall, useCallMutation } from '@portal/portal-client/react';
import { FieldsForm, type FormField, ShortPage } from '@portal/portal-widgets';
import { useState } from 'react';
import { Link } from '../../navigation/Link.tsx';
import * as css from './auth-form.css.ts';

const accode = { name: 'accode', label: 'Account code', autoComplete: 'off' } as const;
const requestFields: readonly FormField<keyof CallRequest<'rego-num/request'>>[] = [
  accode,
  { name: 'firstname', label: 'First name', autoComplete: 'given-name' },
  { name: 'lastname', label: 'Last name', autoComplete: 'family-name' },
  { name: 'email', label: 'Email', autoComplete: 'email' },
  { name: 'mobile', label: 'Mobile', autoComplete: 'tel' },
];
const submitFields: readonly FormField<keyof CallRequest<'rego-num/submit'>>[] = [
  accode,
  { name: 'rego_num', label: 'Registration number', autoComplete: 'one-time-code' },
  { name: 'username', label: 'Choose a user name', autoComplete: 'username' },
  { name: 'new_password', label: 'Password', autoComplete: 'new-password', secret: true },
];

/** SESS-08: requests a registration number for an account, and creates a user with it. */
export function RegisterScreen() {
  // VAL-01: field rules, loaded once. The server checks the fields regardless.
  const { data: rules = {} } = useCall('validation/get', { type: 'registration' }, { immutable: true });
  const requesting = useCallMutation('rego-num/request', { sends: 1 });
  const submitting = useCallMutation('rego-num/submit', { sends: 1 });
  /** Entered in the first form, reused by the second. */
  const [account, setAccount] = useState('');
  const [username, setUsername] = useState('');
  const [step, setStep] = useState<'ask' | 'asked' | 'number' | 'done'>('ask');

  const request = async (given: CallRequest<'rego-num/request'>) => {
    const outcome = await requesting.send({ ...given, accode: given.accode.toUpperCase() });
    if (!outcome.ok) return outcome.error.problems;
    setAccount(given.accode);
    setStep('asked');
    return [];
  };
  const submit = async (given: CallRequest<'rego-num/submit'>) => {
    const outcome = await submitting.send({ ...given, accode: given.accode.toUpperCase() });
    if (!outcome.ok) return outcome.error.problems;
    setUsername(given.username);
    setStep('done');
    return [];
  };

  if (step === 'done') {
    return (
      <ShortPage title="You can sign in now" lead={`Your user name is ${username}.`}>
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
          ? 'For customers with an account. We email a registration number to the account’s existing users, who pass it on to you.'
          : step === 'asked'
            ? 'If the account exists, we have emailed the registration number to its users. Ask them for it and enter it here.'
            : 'Enter the registration number that you were given.'
      }
    >
      <div className={css.form}>
        {isAsking ? (
          <FieldsForm
            key="ask"
            label="Request a registration number"
            submit="Request number"
            fields={requestFields}
            rules={rules}
            start={{ accode: account }}
            onSubmit={request}
          />
        ) : (
          <FieldsForm
            key="register"
            label="Registration"
            submit="Create user"
            fields={submitFields}
            rules={rules}
            start={{ accode: account }}
            onSubmit={submit}
          />
        )}
      </div>
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
