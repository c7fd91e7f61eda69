export const twoStepMessages = {
  key: 'Key',
  keyPicture: 'Picture of the key for an authenticator app',
  openApp: 'Open an authenticator app on this device',
  recovery: {
    on: 'Two-step sign-in is on.',
    sessionsEnded: 'Your other sessions have ended.',
    advice:
      'If you lose your authenticator, each of these codes signs you in once. They are not shown again: print them, or store them with your passwords.',
    codes: 'Recovery codes',
    save: 'Save as a file',
    done: 'I have saved them',
  },
};
