export const loginMessages = {
  title: 'Sign in',
  submit: 'Sign in',
  username: 'User name',
  password: 'Password',
  forgotPassword: 'Forgot password',
  register: 'Get a user name',
  searchParts: 'Search parts without signing in',
  signOn: {
    or: 'or',
    with: (provider: string) => `Sign in with ${provider}`,
    /** By what the server says in the query `sign_on`. */
    problems: {
      unavailable: {
        title: 'Single sign-on is not available right now.',
        text: 'Try again in a few minutes, or sign in with your password.',
      },
      cancelled: { title: 'You cancelled the sign-in.', text: 'Nothing has changed. You can start again below.' },
      failed: { title: 'We couldn’t complete the sign-in.', text: 'Start again, or sign in with your password.' },
      no_user: {
        title: 'You have no user name here yet.',
        text: 'Your organisation confirmed who you are, but no active user here has your email address. Ask whoever manages users, or get a user name below.',
      },
      too_weak: {
        title: 'This portal asks for a second factor.',
        text: 'Your organisation signed you in without one. Set one up there, and sign in again.',
      },
    },
  },
} as const;
