import { Button, Link as StyledLink } from '@portal/design-system';
import type { CallRequest } from '@portal/domain/contract';
import { useCall, useCallMutation } from '@portal/portal-client/react';
import { FieldsForm, type FormField, ShortPage } from '@portal/portal-widgets';
import { useState } from 'react';
import { commonMessages } from '../../messages/common.ts';
import { registerMessages } from '../../messages/register.ts';
import { Link } from '../../navigation/Link.tsx';
import * as css from './auth-form.css.ts';

const accode = { name: 'accode', label: registerMessages.accode, autoComplete: 'off' } as const;
const requestFields: readonly FormField<keyof CallRequest<'rego-num/request'>>[] = [
  accode,
  { name: 'firstname', label: registerMessages.request.firstName, autoComplete: 'given-name' },
  { name: 'lastname', label: registerMessages.request.lastName, autoComplete: 'family-name' },
  { name: 'email', label: registerMessages.request.email, autoComplete: 'email' },
  { name: 'mobile', label: registerMessages.request.mobile, autoComplete: 'tel' },
];
const submitFields: readonly FormField<keyof CallRequest<'rego-num/submit'>>[] = [
  accode,
  { name: 'rego_num', label: registerMessages.create.number, autoComplete: 'one-time-code' },
  { name: 'username', label: registerMessages.create.username, autoComplete: 'username' },
  { name: 'new_password', label: registerMessages.create.password, autoComplete: 'new-password', secret: true },
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
      <ShortPage title={registerMessages.done} lead={registerMessages.doneLead(username)}>
        <p className={css.message}>
          <StyledLink asChild kind="filled">
            <Link to="/login">{commonMessages.signIn}</Link>
          </StyledLink>
        </p>
      </ShortPage>
    );
  }
  const isAsking = step === 'ask';
  return (
    <ShortPage
      title={registerMessages.title}
      lead={
        isAsking
          ? registerMessages.lead.ask
          : step === 'asked'
            ? registerMessages.lead.asked
            : registerMessages.lead.number
      }
    >
      <div className={css.form}>
        {isAsking ? (
          <FieldsForm
            key="ask"
            label={registerMessages.request.label}
            submit={registerMessages.request.submit}
            fields={requestFields}
            rules={rules}
            start={{ accode: account }}
            onSubmit={request}
          />
        ) : (
          <FieldsForm
            key="register"
            label={registerMessages.create.label}
            submit={registerMessages.create.submit}
            fields={submitFields}
            rules={rules}
            start={{ accode: account }}
            onSubmit={submit}
          />
        )}
      </div>
      <p className={css.links}>
        <Button kind="text" onClick={() => setStep(isAsking ? 'number' : 'ask')}>
          {isAsking ? registerMessages.haveNumber : registerMessages.needNumber}
        </Button>
        <StyledLink asChild>
          <Link to="/login">{commonMessages.signIn}</Link>
        </StyledLink>
      </p>
    </ShortPage>
  );
}
