import { Form, TextField } from '@portal/design-system';
import { useAuthorise, useCallMutation, usePortal } from '@portal/portal-client/react';
import { useState } from 'react';
import * as css from './AccountScreen.css.ts';

const labels = { username: 'User name of the customer', reason: 'Reason', password: 'Your own password' };
const fields = [
  { name: 'username', type: 'text', autoComplete: 'off' },
  { name: 'reason', type: 'text', autoComplete: 'off', hint: 'Kept with your name, such as the number of the ticket.' },
  { name: 'password', type: 'password', autoComplete: 'current-password' },
] as const;

/** SESS-09: root and it go on as a customer. */
export function ActAsSection() {
  const { bearer } = usePortal();
  const authorise = useAuthorise();
  const { send } = useCallMutation('impersonation/start', { sends: 1 });
  const [values, setValues] = useState({ username: '', reason: '', password: '' });
  const submit = async () => {
    const empty = fields.filter(({ name }) => values[name].trim() === '');
    if (empty.length > 0) return empty.map(({ name }) => ({ field: name, message: 'Required field' }));
    const { username, reason, password } = values;
    const wrong = await authorise(password);
    if (wrong.length > 0) return wrong;
    const outcome = await send({ username, reason });
    if (!outcome.ok) return outcome.error.problems;
    const { bearer_token, expires_in_milliseconds, user_details } = outcome.data;
    bearer.write(bearer_token, expires_in_milliseconds, user_details.username);
    // A fresh page: nothing of one person is left on the page of the other.
    window.location.assign('/orders');
    return [];
  };
  return (
    <section aria-label="Act as a customer" className={css.section}>
      <div className={css.narrow}>
        <p className={css.aside}>
          You see and do what the customer can, for an hour at most. Both names are on everything that is done.
          Passwords, preferences and sessions of the customer stay closed to you.
        </p>
        <Form label="Act as a customer" labels={labels} submit="Act as this customer" onSubmit={submit}>
          {(error) =>
            fields.map(({ name, ...field }) => (
              <TextField
                key={name}
                {...field}
                name={name}
                label={labels[name]}
                autoCapitalize="none"
                spellCheck={name === 'reason'}
                value={values[name]}
                onValueChange={(value) => setValues((before) => ({ ...before, [name]: value }))}
                error={error(name)}
              />
            ))
          }
        </Form>
      </div>
    </section>
  );
}
