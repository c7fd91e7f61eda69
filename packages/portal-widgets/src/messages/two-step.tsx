import type { ReactNode } from 'react';

/** Two-step sign-in. */
export const twoStepMessages = {
  title: 'Two-step sign-in',
  loadFailed: 'We couldn’t check your two-step sign-in status.',
  setUp: {
    label: 'Set up two-step sign-in',
    submit: 'Set up',
    explanation:
      'When you sign in, you enter a code from an authenticator app as well as your password. Somebody who has only your password cannot sign in.',
    demanded: 'Set up two-step sign-in first.',
    demandedHint: 'You can use the rest of the portal once it is on.',
  },
  confirm: {
    title: 'Connect an authenticator app',
    explanation:
      'Scan the QR code with an authenticator app, or type the key into the app. Then enter the six digits that it shows.',
    label: 'Turn two-step sign-in on',
    submit: 'Turn on',
    code: 'Code',
  },
  active: {
    on: 'On',
    status: (on: ReactNode, since: string, codesLeft: number) => (
      <>
        {on} since {since}. {codesLeft} of 10 recovery codes left.
      </>
    ),
    fewCodes: 'You have few recovery codes left.',
    fewCodesHint: 'To get new ones, turn two-step sign-in off and on again.',
    turnOff: 'Turn off',
    turnOffLabel: 'Turn two-step sign-in off',
    keep: 'Keep it on',
  },
  key: 'Key',
  keyPicture: 'Picture of the key for an authenticator app',
  openApp: 'Open an authenticator app on this device',
  recovery: {
    title: 'Save your recovery codes',
    on: 'Two-step sign-in is on.',
    sessionsEnded: 'Your other sessions have ended.',
    advice:
      'If you lose your authenticator, each of these codes signs you in once. They are not shown again: print them, or store them with your passwords.',
    codes: 'Recovery codes',
    save: 'Save as a file',
    done: 'I have saved them',
  },
};
