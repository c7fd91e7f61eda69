import { commonMessages as common } from './common.ts';

/** The account's own part codes (HIST-05). */
export const ownCodesMessages = {
  empty: 'You haven’t added any of your own part codes yet.',
  emptyHint: 'Add the code that your own lists use for a part. Search, orders and imports will then recognise it.',
  addLabel: 'Add a code',
  part: common.part,
  code: common.yourCode,
  save: 'Save code',
  saved: (code: string, part: string, account: string) =>
    `${code} is now the code of ${part} for all users of ${account}.`,
  removed: (code: string, part: string) => `${code} of ${part} was removed.`,
  restored: (part: string) => `The code of ${part} is restored.`,
  find: 'Find a code',
  found: (count: number, total: number) => `${count} of ${total}`,
  caption: 'Codes by part',
  actions: 'Actions',
  changeLabel: (part: string) => `Change the code of ${part}`,
  removeLabel: (part: string) => `Remove the code of ${part}`,
};
