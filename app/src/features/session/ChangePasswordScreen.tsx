import { Banner, type FormProblem, Link as StyledLink } from '@portal/design-system';
import type { CallRequest } from '@portal/domain/contract';
import { useCall, useCallMutation } from '@portal/portal-client/react';
import { FieldsForm, ShortPage } from '@portal/portal-widgets';
import { useState } from 'react';
import { passwordMessages } from '../../messages/password.ts';
import { Link } from '../../navigation/Link.tsx';
import * as css from './auth-form.css.ts';

const fields = [
  {
    name: 'old_password',
    label: passwordMessages.change.currentPassword,
    autoComplete: 'current-password',
    secret: true,
  },
  { name: 'new_password', label: passwordMessages.newPassword, autoComplete: 'new-password', secret: true },
  { name: 'confirm_password', label: passwordMessages.confirmPassword, autoComplete: 'new-password', secret: true },
] as const;

/** NAV-04, SESS-08 */
export function ChangePasswordScreen() {
  // VAL-01: field rules, loaded once. The server checks the fields regardless.
  const { data: rules = {} } = useCall('validation/get', { type: 'change_password' }, { immutable: true });
  const { send } = useCallMutation('change-password', { sends: 1 });
  /** Number of changes; used as a key to empty the form after each. */
  const [changes, setChanges] = useState(0);

  const submit = async ({
    old_password,
    new_password,
  }: CallRequest<'change-password'>): Promise<readonly FormProblem[]> => {
    const outcome = await send({ old_password, new_password });
    if (!outcome.ok) return outcome.error.problems;
    setChanges((before) => before + 1);
    return [];
  };

  return (
    <ShortPage title={passwordMessages.change.title} lead={passwordMessages.change.lead}>
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
          check={({ new_password, confirm_password }) =>
            new_password === confirm_password ? [] : [{ field: 'confirm_password', message: passwordMessages.mismatch }]
          }
          onSubmit={submit}
        />
      </div>
      <p className={css.links}>
        <StyledLink asChild>
          <Link to="/orders/account">{passwordMessages.change.back}</Link>
        </StyledLink>
      </p>
    </ShortPage>
  );
}
