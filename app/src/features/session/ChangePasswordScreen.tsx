import { Banner, Button, Link as StyledLink } from '@portal/design-system';
import { validateModel } from '@portal/domain/validation';
import { ValidatedInput } from '@portal/portal-widgets';
import { type FormEvent, useState } from 'react';
import { Link } from '../../navigation/Link.tsx';
import { usePortal } from '../../portal/portal.ts';
import * as css from './AuthPage.css.ts';
import { AuthPage } from './AuthPage.tsx';
import { changePassword, usePasswordRules } from './data/change-password.ts';

const fields = [
  { name: 'old_password', label: 'Password now', autoComplete: 'current-password' },
  { name: 'new_password', label: 'New password', autoComplete: 'new-password' },
  { name: 'confirm_password', label: 'New password once more', autoComplete: 'new-password' },
] as const;
/** Null where a field says itself what is wrong with it (VAL-03). */
type Values = Record<(typeof fields)[number]['name'], string | null>;
const empty: Values = { old_password: '', new_password: '', confirm_password: '' };

/** NAV-04, SESS-08 */
export function ChangePasswordScreen() {
  const { transport } = usePortal();
  const rules = usePasswordRules();
  const [values, setValues] = useState(empty);
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const [message, setMessage] = useState('');
  const [state, setState] = useState<'open' | 'busy' | 'done'>('open');

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (state === 'busy') return;
    setErrors({});
    setMessage('');
    const { old_password, new_password, confirm_password } = values;
    if (old_password === null || new_password === null || confirm_password === null) return;
    const given = { old_password, new_password, confirm_password };
    const found = Object.entries(validateModel(rules, given)).map(([name, texts]) => [name, texts[0] ?? '']);
    const wrong: Record<string, string> = Object.fromEntries(found);
    if (new_password !== confirm_password) wrong.confirm_password ??= 'The two are not the same';
    setErrors(wrong);
    if (Object.keys(wrong).length > 0) return;
    setState('busy');
    const result = await changePassword(transport, old_password, new_password);
    setState(result.ok ? 'done' : 'open');
    if (result.ok) return setValues(empty);
    setErrors(result.fields);
    setMessage(result.message);
  };

  return (
    <AuthPage title="Change password" lead="Your other sessions end when it has changed.">
      {state === 'done' ? (
        <div className={css.message}>
          <Banner tone="positive" role="status" title="Your password has changed." />
        </div>
      ) : null}
      {message === '' ? null : (
        <div className={css.message}>
          <Banner tone="critical" role="alert" title={message} />
        </div>
      )}
      <form className={css.form} onSubmit={submit} noValidate>
        {fields.map(({ name, label, autoComplete }) => (
          <ValidatedInput
            key={name}
            model={rules}
            field={name}
            label={label}
            secret
            autoComplete={autoComplete}
            value={values[name]}
            error={errors[name]}
            onValueChange={(value) => setValues((before) => ({ ...before, [name]: value }))}
          />
        ))}
        <Button kind="filled" type="submit" loading={state === 'busy'} full>
          Change password
        </Button>
      </form>
      <p className={css.links}>
        <StyledLink asChild>
          <Link to="/orders/account">Back to the account</Link>
        </StyledLink>
      </p>
    </AuthPage>
  );
}
