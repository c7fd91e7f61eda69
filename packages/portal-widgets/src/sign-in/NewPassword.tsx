import { type FormProblem, Link as StyledLink } from '@portal/design-system';
import type { ValidationModel } from '@portal/domain/validation';
import { useState } from 'react';
import { FieldsForm } from '../fields-form/FieldsForm.tsx';
import { AppLink } from '../internal/AppLink.tsx';
import { commonMessages } from '../messages/common.ts';
import { passwordMessages } from '../messages/password.ts';
import * as css from '../short-page/ShortPage.css.ts';
import { ShortPage } from '../short-page/ShortPage.tsx';
import { differingPasswords, newPasswordFields } from './new-password-fields.ts';

const askFields = [{ name: 'username', label: passwordMessages.request.username, autoComplete: 'username' }] as const;

export interface PasswordRequestProps {
  readonly rules: ValidationModel;
  /** Resolves to the problems, if any. */
  readonly onAsk: (username: string) => Promise<readonly FormProblem[]>;
}

export interface ChoosePasswordProps {
  readonly rules: ValidationModel;
  /** Resolves to the problems, if any. */
  readonly onChoose: (password: string) => Promise<readonly FormProblem[]>;
}

const toSignIn = (
  <StyledLink asChild>
    <AppLink to="/login">{commonMessages.signIn}</AppLink>
  </StyledLink>
);

/** SESS-08: requests a link by mail to set a new password. */
export function PasswordRequest({ rules, onAsk }: PasswordRequestProps) {
  const [requestedFor, setRequestedFor] = useState<string | null>(null);
  const submit = async ({ username }: { readonly username: string }) => {
    const name = username.trim();
    const problems = await onAsk(name);
    if (problems.length > 0) return problems;
    // Shown whether or not the user exists (SESS-08).
    setRequestedFor(name);
    return [];
  };
  if (requestedFor !== null) {
    return (
      <ShortPage
        title={passwordMessages.request.done}
        lead={passwordMessages.request.doneLead(requestedFor)}
        links={toSignIn}
      />
    );
  }
  return (
    <ShortPage title={passwordMessages.request.title} lead={passwordMessages.request.lead} links={toSignIn}>
      <div className={css.form}>
        <FieldsForm
          label={passwordMessages.request.title}
          submit={passwordMessages.request.submit}
          fields={askFields}
          rules={rules}
          onSubmit={submit}
        />
      </div>
    </ShortPage>
  );
}

/** SESS-08: sets the new password of the user who opened the link in the mail. */
export function ChoosePassword({ rules, onChoose }: ChoosePasswordProps) {
  const [done, setDone] = useState(false);
  const submit = async ({ new_password }: { readonly new_password: string }) => {
    const problems = await onChoose(new_password);
    setDone(problems.length === 0);
    return problems;
  };
  if (done) {
    return <ShortPage title={passwordMessages.set.done} lead={passwordMessages.set.doneLead} links={toSignIn} />;
  }
  return (
    <ShortPage
      title={passwordMessages.set.title}
      lead={passwordMessages.set.lead}
      links={
        <StyledLink asChild>
          <AppLink to="/new-password">{passwordMessages.set.requestAgain}</AppLink>
        </StyledLink>
      }
    >
      <div className={css.form}>
        <FieldsForm
          label={passwordMessages.set.title}
          submit={passwordMessages.set.submit}
          fields={newPasswordFields}
          rules={rules}
          check={differingPasswords}
          onSubmit={submit}
        />
      </div>
    </ShortPage>
  );
}
