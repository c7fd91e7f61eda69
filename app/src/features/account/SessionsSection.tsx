import { Button, ErrorState, Heading, Skeleton } from '@portal/design-system';
import { relativeTime, shortDate } from '@portal/domain/format';
import type { SessionView } from '@portal/domain/session';
import { deviceOf } from '@portal/domain/session';
import { useAuthorise, useCall, useCallMutation, usePortal } from '@portal/portal-client/react';
import { PasswordForm } from '@portal/portal-widgets';
import { useState } from 'react';
import { commonMessages } from '../../messages/common.ts';
import { sessionsMessages } from '../../messages/sessions.ts';
import * as css from './AccountScreen.css.ts';

function Session({ session, onEnd }: { session: SessionView; onEnd: () => Promise<void> }) {
  const [busy, setBusy] = useState(false);
  const { current, impersonated_by, user_agent, address, started, last_used } = session;
  const name = impersonated_by === null ? deviceOf(user_agent) : sessionsMessages.actingAsYou(impersonated_by);
  return (
    <li className={css.account}>
      <span>
        <b className={css.strong}>{name}</b> {address}
      </span>
      <span className={css.label}>
        {sessionsMessages.used(shortDate(started), relativeTime(last_used, new Date().toISOString()))}
      </span>
      {current ? (
        <span className={css.inUse}>{sessionsMessages.current}</span>
      ) : (
        <Button
          kind="text"
          loading={busy}
          aria-label={sessionsMessages.endNamed(name)}
          onClick={() => {
            setBusy(true);
            void onEnd().finally(() => setBusy(false));
          }}
        >
          {sessionsMessages.end}
        </Button>
      )}
    </li>
  );
}

/** SESS-01: the user's sessions, and ending them. */
export function SessionsSection() {
  const { messages } = usePortal();
  const authorise = useAuthorise();
  const { data, error, reload } = useCall('sessions/get', {});
  const { send } = useCallMutation('sessions/end', { reloads: ['sessions/get'] });
  const sessions = data?.sessions;
  // What to end once the password has been entered: a session, or null for all others.
  const [waiting, setWaiting] = useState<{ readonly session: string | null } | null>(null);
  const end = async (session: string | null): Promise<'authorise_first' | 'done'> => {
    const outcome = await send({ session_id: session });
    if (outcome.ok) return 'done';
    if (outcome.error.code === 'authorise_first') return 'authorise_first';
    messages.show(outcome.error.message, 'warning');
    reload();
    return 'done';
  };
  const tryToEnd = async (session: string | null) => {
    if ((await end(session)) === 'authorise_first') setWaiting({ session });
  };
  const authorised = async (password: string) => {
    const wrong = await authorise(password);
    if (wrong.length > 0 || !waiting) return wrong;
    await end(waiting.session);
    setWaiting(null);
    return [];
  };
  if (error) return <ErrorState title={sessionsMessages.loadFailed} onRetry={reload} />;
  if (!sessions) return <Skeleton width="full" />;
  return (
    <section aria-labelledby="sessions" className={css.section}>
      <div className={css.head}>
        <Heading level={2} id="sessions">
          {sessionsMessages.title}
        </Heading>
        {sessions.length > 1 ? (
          <Button kind="text" onClick={() => void tryToEnd(null)}>
            {sessionsMessages.endOthers}
          </Button>
        ) : (
          <p className={css.aside}>{sessionsMessages.onlyOne}</p>
        )}
      </div>
      {waiting ? (
        <div className={css.asked}>
          <p>{sessionsMessages.password}</p>
          <PasswordForm
            label={sessionsMessages.passwordForm}
            submit={waiting.session === null ? sessionsMessages.endOthers : sessionsMessages.end}
            autoFocus
            actions={
              <Button kind="text" onClick={() => setWaiting(null)}>
                {commonMessages.cancel}
              </Button>
            }
            onPassword={authorised}
          />
        </div>
      ) : null}
      <ul className={css.accounts}>
        {sessions.map((session) => (
          <Session key={session.session_id} session={session} onEnd={() => tryToEnd(session.session_id)} />
        ))}
      </ul>
    </section>
  );
}
