import type { FormProblem } from '@portal/design-system';
import { useAuthorise, useCall, useCallMutation, usePortal } from '@portal/portal-client/react';
import { FieldsForm } from '@portal/portal-widgets';
import * as css from './AccountScreen.css.ts';

const fields = [
  { name: 'username', label: 'Customer’s user name', autoComplete: 'off' },
  {
    name: 'reason',
    label: 'Reason',
    autoComplete: 'off',
    autoCapitalize: 'sentences',
    hint: 'Recorded with your name. For example, the ticket number.',
  },
  { name: 'password', label: 'Your own password', autoComplete: 'current-password', secret: true },
] as const;

/** SESS-09: staff of type root or it act as a customer. */
export function ActAsSection() {
  const { bearer } = usePortal();
  const authorise = useAuthorise();
  const { send } = useCallMutation('impersonation/start', { sends: 1 });
  // VAL-01: field rules, loaded once. The server checks the fields regardless.
  const { data: rules = {} } = useCall('validation/get', { type: 'impersonation' }, { immutable: true });
  const submit = async ({
    username,
    reason,
    password,
  }: Readonly<Record<(typeof fields)[number]['name'], string>>): Promise<readonly FormProblem[]> => {
    const wrong = await authorise(password);
    if (wrong.length > 0) return wrong;
    const outcome = await send({ username, reason });
    if (!outcome.ok) return outcome.error.problems;
    const { bearer_token, expires_in_milliseconds, user_details } = outcome.data;
    bearer.write(bearer_token, expires_in_milliseconds, user_details.username);
    // Reloads, so that no data of the previous user stays in memory.
    window.location.assign('/orders');
    return [];
  };
  return (
    <section aria-label="Act as a customer" className={css.section}>
      <div className={css.narrow}>
        <p className={css.aside}>
          You can see and do what the customer can, for up to an hour. Both names are recorded with everything you do.
          You cannot open or change the customer’s password, preferences or sessions.
        </p>
        <FieldsForm
          label="Act as a customer"
          submit="Act as this customer"
          fields={fields}
          rules={rules}
          onSubmit={submit}
        />
      </div>
    </section>
  );
}
