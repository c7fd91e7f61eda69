import { commonMessages as common } from './common.ts';

const unsent = (count: number, lines: number) =>
  `${count} of ${common.lines(lines)} not sent yet, stored on this device`;

/** The bottom bar of the ordering screen. */
export const statusBarMessages = {
  storageRefused: 'This browser does not store changes: they are lost if you close the page',
  unsent,
  offline: 'Offline. Changes are stored on this device',
  offlineUnsent: (count: number, lines: number) => `Offline. ${unsent(count, lines)}`,
  busy: (count: number, lines: number) =>
    `The portal is busy. Your work is safe on this device${count > 0 ? `: ${count} of ${common.lines(lines)} not sent yet` : ''}`,
  sent: 'Everything is sent',
  keys: 'all keys',
  /** What a key does where the focus is. */
  does: {
    lines: 'lines',
    open: 'open',
    next: 'next',
    leave: 'leave field',
    undo: 'undo',
    confirm: 'confirm',
    print: 'print',
  },
  theme: 'Theme',
  spacing: 'Spacing',
};
