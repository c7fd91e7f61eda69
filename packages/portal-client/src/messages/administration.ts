import type { UserAction } from '@portal/domain/administration';

/** Users, destinations and the audit log: results of actions. */
export const administrationMessages = {
  invited: (email: string) => `Invitation sent to ${email}.`,
  notMailed: 'The user was added, but the invitation couldn’t be mailed. Send it again from the user’s details.',
  saved: (username: string) => `Saved ${username}.`,
  done: {
    password_link: ({ email }) => `Password link sent to ${email}.`,
    reset_second_factor: ({ username }) => `Two-step sign-in is off for ${username}.`,
    end_sessions: ({ username }) => `${username} is signed out everywhere.`,
    disable: ({ username }) => `${username} is disabled.`,
    enable: ({ username }) => `${username} is enabled.`,
  } satisfies Record<UserAction, (user: { readonly username: string; readonly email: string }) => string>,
  replayed: (count: number) =>
    count === 0
      ? 'Nothing to send again.'
      : `${count.toLocaleString('en-AU')} ${count === 1 ? 'delivery' : 'deliveries'} will be sent again.`,
  auditIncomplete: 'The file has the newest 20,000 entries. Narrow the search by time for older ones.',
};
