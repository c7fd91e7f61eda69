export const scheduleMessages = {
  open: 'Schedule…',
  title: 'When it goes live',
  day: 'Day',
  time: 'Time',
  timeHint: (zone: string) => `In ${zone} time. Takes effect within two minutes`,
  incomplete: 'Choose a day and a time',
  past: 'This time has passed',
  confirm: 'Schedule publication',
  now: 'Publish now instead',
  partly: 'Only a whole draft can be scheduled',
  /** Unpublishing a page. */
  end: {
    label: 'When',
    now: 'Now',
    later: 'At a set time',
    planned: (when: string) => `Visitors can see the page until ${when}.`,
    confirm: 'Schedule',
  },
};
