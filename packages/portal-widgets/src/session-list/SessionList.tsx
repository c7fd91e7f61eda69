import { Button, ErrorState, type FormProblem, Heading, Skeleton } from '@portal/design-system';
import { relativeTime, shortDate } from '@portal/domain/format';
import { deviceOf, type SessionView } from '@portal/domain/session';
import { useState } from 'react';
import { commonMessages } from '../messages/common.ts';
import { sessionListMessages as messages } from '../messages/session-list.ts';
import { PasswordForm } from '../password-form/PasswordForm.tsx';
import * as css from './SessionList.css.ts';

export interface SessionListProps {
  /** The current session first; null until loaded. */
  readonly sessions: readonly SessionView[] | null;
  readonly failed: boolean;
  readonly onRetry: () => void;
  /** Ends a session, or with null all but the current one. Resolves to false if the password has to be entered first. */
  readonly onEnd: (session_id: string | null) => Promise<boolean>;
  /** Confirms the password. Resolves to the problems, if any. */
  readonly onPassword: (password: string) => Promise<readonly FormProblem[]>;
}

/** SESS-01: the user's sessions, and ending them. */
export function SessionList({ sessions, failed, onRetry, onEnd, onPassword }: SessionListProps) {
  // What to end once the password has been entered: a session, or null for all others.
  const [waiting, setWaiting] = useState<{ readonly session: string | null } | null>(null);
  const tryToEnd = async (session: string | null) => {
    if (!(await onEnd(session))) setWaiting({ session });
  };
  const authorised = async (password: string) => {
    const wrong = await onPassword(password);
    if (wrong.length > 0 || !waiting) return wrong;
    await onEnd(waiting.session);
    setWaiting(null);
    return [];
  };
  if (failed) return <ErrorState title={messages.loadFailed} onRetry={onRetry} />;
  if (!sessions) return <Skeleton width="full" />;
  return (
    <section aria-labelledby="sessions">
      <div className={css.head}>
        <Heading level={2} id="sessions">
          {messages.title}
        </Heading>
        {sessions.length > 1 ? (
          <Button kind="text" onClick={() => void tryToEnd(null)}>
            {messages.endOthers}
          </Button>
        ) : (
          <p className={css.aside}>{messages.onlyOne}</p>
        )}
      </div>
      {waiting ? (
        <div className={css.passwordForm}>
          <p>{messages.password}</p>
          <PasswordForm
            label={messages.passwordForm}
            submit={waiting.session === null ? messages.endOthers : messages.end}
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
      <ul className={css.sessions}>
        {sessions.map((session) => (
          <Session key={session.session_id} session={session} onEnd={() => tryToEnd(session.session_id)} />
        ))}
      </ul>
    </section>
  );
}

function Session({ session, onEnd }: { session: SessionView; onEnd: () => Promise<void> }) {
  const [busy, setBusy] = useState(false);
  const { current, impersonated_by, user_agent, address, started, last_used } = session;
  const name = impersonated_by === null ? deviceOf(user_agent) : messages.actingAsYou(impersonated_by);
  return (
    <li className={css.session}>
      <span>
        <b className={css.strong}>{name}</b> {address}
      </span>
      <span className={css.aside}>
        {messages.used(shortDate(started), relativeTime(last_used, new Date().toISOString()))}
      </span>
      {current ? (
        <span className={css.inUse}>{messages.current}</span>
      ) : (
        <Button
          kind="text"
          loading={busy}
          aria-label={messages.endNamed(name)}
          onClick={() => {
            setBusy(true);
            void onEnd().finally(() => setBusy(false));
          }}
        >
          {messages.end}
        </Button>
      )}
    </li>
  );
}
