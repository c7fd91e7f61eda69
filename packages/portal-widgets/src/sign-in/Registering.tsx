import { Button, type FormProblem, Link as StyledLink } from '@portal/design-system';
import type { ValidationModel } from '@portal/domain/validation';
import { useState } from 'react';
import { FieldsForm, type FormField } from '../fields-form/FieldsForm.tsx';
import { AppLink } from '../internal/AppLink.tsx';
import { commonMessages } from '../messages/common.ts';
import { registerMessages } from '../messages/register.ts';
import * as css from '../short-page/ShortPage.css.ts';
import { ShortPage } from '../short-page/ShortPage.tsx';

type RequestField = 'accode' | 'firstname' | 'lastname' | 'email' | 'mobile';
type CreateField = 'accode' | 'rego_num' | 'username' | 'new_password';

const accode = { name: 'accode', label: registerMessages.accode, autoComplete: 'off' } as const;
const requestFields: readonly FormField<RequestField>[] = [
  accode,
  { name: 'firstname', label: registerMessages.request.firstName, autoComplete: 'given-name' },
  { name: 'lastname', label: registerMessages.request.lastName, autoComplete: 'family-name' },
  { name: 'email', label: registerMessages.request.email, autoComplete: 'email' },
  { name: 'mobile', label: registerMessages.request.mobile, autoComplete: 'tel' },
];
const submitFields: readonly FormField<CreateField>[] = [
  accode,
  { name: 'rego_num', label: registerMessages.create.number, autoComplete: 'one-time-code' },
  { name: 'username', label: registerMessages.create.username, autoComplete: 'username' },
  { name: 'new_password', label: registerMessages.create.password, autoComplete: 'new-password', secret: true },
];

export interface RegisteringProps {
  readonly rules: ValidationModel;
  /** Resolves to the problems, if any. */
  readonly onRequest: (given: Readonly<Record<RequestField, string>>) => Promise<readonly FormProblem[]>;
  /** Resolves to the problems, if any. */
  readonly onCreate: (given: Readonly<Record<CreateField, string>>) => Promise<readonly FormProblem[]>;
}

/** SESS-08: requests a registration number for an account, and creates a user with it. */
export function Registering({ rules, onRequest, onCreate }: RegisteringProps) {
  /** Entered in the first form, reused by the second. */
  const [account, setAccount] = useState('');
  const [username, setUsername] = useState('');
  const [step, setStep] = useState<'request' | 'requested' | 'number' | 'done'>('request');

  const request = async (given: Readonly<Record<RequestField, string>>) => {
    const problems = await onRequest(given);
    if (problems.length > 0) return problems;
    setAccount(given.accode);
    setStep('requested');
    return [];
  };
  const submit = async (given: Readonly<Record<CreateField, string>>) => {
    const problems = await onCreate(given);
    if (problems.length > 0) return problems;
    setUsername(given.username);
    setStep('done');
    return [];
  };

  if (step === 'done') {
    return (
      <ShortPage title={registerMessages.done} lead={registerMessages.doneLead(username)}>
        <p className={css.message}>
          <StyledLink asChild kind="filled">
            <AppLink to="/login">{commonMessages.signIn}</AppLink>
          </StyledLink>
        </p>
      </ShortPage>
    );
  }
  const isRequesting = step === 'request';
  return (
    <ShortPage
      title={registerMessages.title}
      lead={
        isRequesting
          ? registerMessages.lead.request
          : step === 'requested'
            ? registerMessages.lead.requested
            : registerMessages.lead.number
      }
      links={
        <>
          <Button kind="text" onClick={() => setStep(isRequesting ? 'number' : 'request')}>
            {isRequesting ? registerMessages.haveNumber : registerMessages.needNumber}
          </Button>
          <StyledLink asChild>
            <AppLink to="/login">{commonMessages.signIn}</AppLink>
          </StyledLink>
        </>
      }
    >
      <div className={css.form}>
        {isRequesting ? (
          <FieldsForm
            key="request"
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
    </ShortPage>
  );
}
