import { Button, ErrorState, Heading, Skeleton } from '@portal/design-system';
import { relativeTime, shortDate } from '@portal/domain/format';
import type { SessionView } from '@portal/domain/session';
import { useState } from 'react';
import * as css from './AccountScreen.css.ts';
import { useSessions } from './data/sessions.ts';
import { deviceOf } from './device-of.ts';

function Session({ session, onEnd }: { session: SessionView; onEnd: () => Promise<void> }) {
  const [busy, setBusy] = useState(false);
  const { current, impersonated_by, user_agent, address, started, last_used } = session;
  const name = impersonated_by === null ? deviceOf(user_agent) : `${impersonated_by} of the supplier, acting as you`;
  return (
    <li className={css.account}>
      <span>
        <b className={css.strong}>{name}</b> {address}
      </span>
      <span className={css.label}>
        signed in {shortDate(started)} · used {relativeTime(last_used, new Date().toISOString())}
      </span>
      {current ? (
        <span className={css.inUse}>This one</span>
      ) : (
        <Button
          kind="text"
          loading={busy}
          aria-label={`End session: ${name}`}
          onClick={() => {
            setBusy(true);
            void onEnd().finally(() => setBusy(false));
          }}
        >
          End session
        </Button>
      )}
    </li>
  );
}

/** SESS-01: where the user is signed in, and how to end that. */
export function SessionsSection() {
  const { sessions, failed, reload, end } = useSessions();
  if (failed) return <ErrorState title="The sessions did not arrive." onRetry={reload} />;
  if (!sessions) return <Skeleton width="full" />;
  return (
    <section aria-labelledby="sessions" className={css.section}>
      <div className={css.head}>
        <Heading level={2} id="sessions">
          Where you are signed in
        </Heading>
        {sessions.length > 1 ? (
          <Button kind="text" onClick={() => void end(null)}>
            End all others
          </Button>
        ) : (
          <p className={css.aside}>Only here.</p>
        )}
      </div>
      <ul className={css.accounts}>
        {sessions.map((session) => (
          <Session key={session.session_id} session={session} onEnd={() => end(session.session_id)} />
        ))}
      </ul>
    </section>
  );
}
