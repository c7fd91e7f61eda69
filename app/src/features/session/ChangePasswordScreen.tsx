import { Banner, Form, type FormProblem, Link as StyledLink } from '@portal/design-system';
import { formProblems } from '@portal/domain/validation';
import { useCall, useCallMutation } from '@portal/portal-client/react';
import { ShortPage, ValidatedInput } from '@portal/portal-widgets';
import { useState } from 'react';
import { Link } from '../../navigation/Link.tsx';
import * as css from './auth-form.css.ts';

const fields = [
  { name: 'old_password', label: 'Password now', autoComplete: 'current-password' },
  { name: 'new_password', label: 'New password', autoComplete: 'new-password' },
  { name: 'confirm_password', label: 'New password once more', autoComplete: 'new-password' },
] as const;
const labels = { old_password: fields[0].label, new_password: fields[1].label, confirm_password: fields[2].label };
/** Null where a field says itself what is wrong with it (VAL-03). */
type Values = Record<(typeof fields)[number]['name'], string | null>;
const empty: Values = { old_password: '', new_password: '', confirm_password: '' };

/** NAV-04, SESS-08 */
export function ChangePasswordScreen() {
  // VAL-01: loaded once. The server checks the fields with or without them.
  const { data: rules = {} } = useCall('validation/get', { type: 'change_password' }, { immutable: true });
  const { send } = useCallMutation('change-password', { sends: 1 });
  const [values, setValues] = useState(empty);
  const [done, setDone] = useState(false);

  const submit = async (): Promise<readonly FormProblem[]> => {
    setDone(false);
    const { old_password, new_password, confirm_password } = values;
    const wrong = [...formProblems(rules, values)];
    if (new_password !== confirm_password && !wrong.some(({ field }) => field === 'confirm_password')) {
      wrong.push({ field: 'confirm_password', message: 'The two are not the same' });
    }
    if (wrong.length > 0 || old_password === null || new_password === null) return wrong;
    const outcome = await send({ old_password, new_password });
    if (!outcome.ok) return outcome.error.problems;
    setDone(true);
    setValues(empty);
    return [];
  };

  return (
    <ShortPage title="Change password" lead="Your other sessions end when it has changed.">
      {done ? (
        <div className={css.message}>
          <Banner tone="positive" role="status" title="Your password has changed." />
        </div>
      ) : null}
      <div className={css.form}>
        <Form label="Change password" labels={labels} submit="Change password" onSubmit={submit}>
          {(error) =>
            fields.map(({ name, label, autoComplete }) => (
              <ValidatedInput
                key={name}
                model={rules}
                field={name}
                label={label}
                secret
                autoComplete={autoComplete}
                value={values[name]}
                error={error(name)}
                onValueChange={(value) => setValues((before) => ({ ...before, [name]: value }))}
              />
            ))
          }
        </Form>
      </div>
      <p className={css.links}>
        <StyledLink asChild>
          <Link to="/orders/account">Back to the account</Link>
        </StyledLink>
      </p>
    </ShortPage>
  );
}
