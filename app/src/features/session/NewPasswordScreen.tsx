import { Link as StyledLink } from '@portal/design-system';
import { useCall, useCallMutation } from '@portal/portal-client/react';
import { FieldsForm, ShortPage } from '@portal/portal-widgets';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { commonMessages } from '../../messages/common.ts';
import { passwordMessages } from '../../messages/password.ts';
import { Link } from '../../navigation/Link.tsx';
import * as css from './auth-form.css.ts';

const askFields = [{ name: 'username', label: passwordMessages.request.username, autoComplete: 'username' }] as const;
const chooseFields = [
  { name: 'new_password', label: passwordMessages.newPassword, autoComplete: 'new-password', secret: true },
  { name: 'confirm_password', label: passwordMessages.confirmPassword, autoComplete: 'new-password', secret: true },
] as const;

/** VAL-01: field rules, loaded once. The server checks the fields regardless. */
const useRules = () => useCall('validation/get', { type: 'new_password' }, { immutable: true }).data ?? {};

function ToSignIn() {
  return (
    <p className={css.links}>
      <StyledLink asChild>
        <Link to="/login">{commonMessages.signIn}</Link>
      </StyledLink>
    </p>
  );
}

function Ask() {
  const { send } = useCallMutation('new-password-request', { sends: 1 });
  const rules = useRules();
  const [requestedFor, setRequestedFor] = useState<string | null>(null);
  const submit = async ({ username }: { readonly username: string }) => {
    const name = username.trim();
    const outcome = await send({ username: name });
    if (!outcome.ok) return outcome.error.problems;
    // Shown whether or not the user exists (SESS-08).
    setRequestedFor(name);
    return [];
  };
  if (requestedFor !== null) {
    return (
      <ShortPage title={passwordMessages.request.done} lead={passwordMessages.request.doneLead(requestedFor)}>
        <ToSignIn />
      </ShortPage>
    );
  }
  return (
    <ShortPage title={passwordMessages.request.title} lead={passwordMessages.request.lead}>
      <div className={css.form}>
        <FieldsForm
          label={passwordMessages.request.title}
          submit={passwordMessages.request.submit}
          fields={askFields}
          rules={rules}
          onSubmit={submit}
        />
      </div>
      <ToSignIn />
    </ShortPage>
  );
}

function Choose({ token }: { token: string }) {
  const { send } = useCallMutation('new-password-set', { sends: 1 });
  const rules = useRules();
  const [done, setDone] = useState(false);
  const submit = async ({ new_password }: { readonly new_password: string }) => {
    const outcome = await send({ token, new_password });
    if (outcome.ok) setDone(true);
    // The link is not a field, so a problem with it is shown for the whole form.
    return outcome.ok
      ? []
      : outcome.error.problems.map(({ field, message }) => ({ field: field === 'token' ? null : field, message }));
  };
  if (done) {
    return (
      <ShortPage title={passwordMessages.set.done} lead={passwordMessages.set.doneLead}>
        <ToSignIn />
      </ShortPage>
    );
  }
  return (
    <ShortPage title={passwordMessages.set.title} lead={passwordMessages.set.lead}>
      <div className={css.form}>
        <FieldsForm
          label={passwordMessages.set.title}
          submit={passwordMessages.set.submit}
          fields={chooseFields}
          rules={rules}
          check={({ new_password, confirm_password }) =>
            new_password === confirm_password ? [] : [{ field: 'confirm_password', message: passwordMessages.mismatch }]
          }
          onSubmit={submit}
        />
      </div>
      <p className={css.links}>
        <StyledLink asChild>
          <Link to="/new-password">{passwordMessages.set.requestAgain}</Link>
        </StyledLink>
      </p>
    </ShortPage>
  );
}

/** SESS-08: requests a reset link by mail, and sets the new password when opened by that link. */
export function NewPasswordScreen() {
  const token = new URLSearchParams(useLocation().hash.slice(1)).get('token');
  return token ? <Choose key={token} token={token} /> : <Ask />;
}
