import type { FormProblem } from '@portal/design-system';
import { useAuthorise, useCall, useCallMutation, usePortal } from '@portal/portal-client/react';
import { FieldsForm } from '@portal/portal-widgets';
import { actAsMessages } from '../../messages/act-as.ts';
import * as css from './AccountScreen.css.ts';

const fields = [
  { name: 'username', label: actAsMessages.username, autoComplete: 'off' },
  {
    name: 'reason',
    label: actAsMessages.reason,
    autoComplete: 'off',
    autoCapitalize: 'sentences',
    hint: actAsMessages.reasonHint,
  },
  { name: 'password', label: actAsMessages.password, autoComplete: 'current-password', secret: true },
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
    <section aria-label={actAsMessages.title} className={css.section}>
      <div className={css.narrow}>
        <p className={css.aside}>{actAsMessages.explanation}</p>
        <FieldsForm
          label={actAsMessages.title}
          submit={actAsMessages.start}
          fields={fields}
          rules={rules}
          onSubmit={submit}
        />
      </div>
    </section>
  );
}
