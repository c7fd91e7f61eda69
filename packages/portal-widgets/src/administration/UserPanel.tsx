import { Banner, Button } from '@portal/design-system';
import type { UserAction, UserDetail } from '@portal/domain/administration';
import { relativeTime } from '@portal/domain/format';
import { administrationMessages } from '../messages/administration.ts';
import * as css from './administration.css.ts';
import { exactTime } from './exact-time.ts';
import { Facts } from './Facts.tsx';

const { user: messages, users: words } = administrationMessages;

export interface UserPanelProps {
  readonly user: UserDetail;
  readonly onEdit: () => void;
  readonly onAction: (action: UserAction) => void;
}

function signInOf({ state, locked_until }: UserDetail): string {
  if (state === 'disabled') return messages.disabled;
  if (locked_until !== null) return messages.lockedUntil(exactTime(locked_until));
  return state === 'invited' ? messages.invited : messages.open;
}

/** A user's details and what can be done with them. An action that is not possible says why. */
export function UserPanel({ user, onEdit, onAction }: UserPanelProps) {
  const { username, email, mobile, accounts, sessions, last_sign_in, second_factor, state, is_self } = user;
  const isDisabled = state === 'disabled';
  const reason = (text: string, applies: boolean) => (applies ? { reason: text } : {});
  const action = (kind: UserAction, text: string, why: { reason?: string } = {}) => (
    <Button kind="outlined" {...why} onClick={() => onAction(kind)}>
      {text}
    </Button>
  );
  return (
    <section aria-label={messages.label(username)} className={css.panel}>
      <Facts
        facts={[
          [messages.facts.email, email === '' ? messages.none : email],
          [messages.facts.mobile, mobile === '' ? messages.none : mobile],
          [messages.facts.accounts, accounts.length === 0 ? messages.none : accounts.join(', ')],
          [messages.facts.signIn, signInOf(user)],
          [
            messages.facts.lastSignIn,
            last_sign_in === null ? messages.never : relativeTime(last_sign_in, new Date().toISOString()),
          ],
          [messages.facts.sessions, sessions],
          [messages.facts.secondFactor, second_factor ? words.on : words.off],
        ]}
      />
      {user.in_feed ? <Banner title={messages.inFeed} tone="info" /> : null}
      {user.may_change ? (
        <div className={css.actions}>
          <Button onClick={onEdit}>{messages.edit}</Button>
          {action(
            'password_link',
            state === 'invited' ? messages.invite : messages.passwordLink,
            reason(messages.disabledFirst, isDisabled),
          )}
          {action('reset_second_factor', messages.resetSecondFactor, reason(messages.noSecondFactor, !second_factor))}
          {action('end_sessions', messages.endSessions, reason(messages.noSessions, sessions === 0))}
          {isDisabled
            ? action('enable', messages.enable)
            : action('disable', messages.disable, reason(messages.notYourself, is_self))}
        </div>
      ) : (
        <p className={css.note}>{messages.onlyRoot}</p>
      )}
    </section>
  );
}
