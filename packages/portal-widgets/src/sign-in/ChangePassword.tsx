import { Banner, type FormProblem, Link as StyledLink } from '@portal/design-system';
import type { ValidationModel } from '@portal/domain/validation';
import { useState } from 'react';
import { FieldsForm } from '../fields-form/FieldsForm.tsx';
import { AppLink } from '../internal/AppLink.tsx';
import { passwordMessages } from '../messages/password.ts';
import * as css from '../short-page/ShortPage.css.ts';
import { ShortPage } from '../short-page/ShortPage.tsx';
import { differingPasswords, newPasswordFields } from './new-password-fields.ts';

const fields = [
  {
    name: 'old_password',
    label: passwordMessages.change.currentPassword,
    autoComplete: 'current-password',
    secret: true,
  },
  ...newPasswordFields,
] as const;

interface Passwords {
  readonly old_password: string;
  readonly new_password: string;
}

export interface ChangePasswordProps {
  readonly rules: ValidationModel;
  /** Resolves to the problems, if any. */
  readonly onChange: (given: Passwords) => Promise<readonly FormProblem[]>;
}

/** NAV-04, SESS-08: changes the own password. */
export function ChangePassword({ rules, onChange }: ChangePasswordProps) {
  /** Number of changes; used as a key to empty the form after each. */
  const [changes, setChanges] = useState(0);

  const submit = async (given: Passwords) => {
    const problems = await onChange(given);
    if (problems.length === 0) setChanges((before) => before + 1);
    return problems;
  };

  return (
    <ShortPage
      title={passwordMessages.change.title}
      lead={passwordMessages.change.lead}
      links={
        <StyledLink asChild>
          <AppLink to="/orders/account">{passwordMessages.change.back}</AppLink>
        </StyledLink>
      }
    >
      {changes > 0 ? (
        <div className={css.message}>
          <Banner tone="positive" role="status" title={passwordMessages.change.done} />
        </div>
      ) : null}
      <div className={css.form}>
        <FieldsForm
          key={changes}
          label={passwordMessages.change.title}
          submit={passwordMessages.change.submit}
          fields={fields}
          rules={rules}
          check={differingPasswords}
          onSubmit={submit}
        />
      </div>
    </ShortPage>
  );
}
