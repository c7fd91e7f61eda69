/** Links by which others see a draft. */
export const sharingMessages = {
  title: (page: string) => `Share a preview of ${page}`,
  description:
    'Anyone with the link sees the latest state of this draft without signing in. Search engines do not list it.',
  days: 'Works for',
  dayCount: (days: number) => (days === 1 ? 'One day' : `${days} days`),
  create: 'Create link',
  link: 'Preview link',
  until: (moment: string) => `Works until ${moment}`,
  copy: 'Copy link',
  copied: 'The link is copied.',
  notCopied: 'Your browser did not copy it. Select the link and copy it.',
  show: 'Open preview',
  end: 'End all links of this draft',
  ended: (count: number) =>
    count === 0
      ? 'This draft had no working link.'
      : count === 1
        ? 'The link no longer works.'
        : `${count} links no longer work.`,
  close: 'Close',
};
