const changes = (count: number) => `${count} ${count === 1 ? 'change' : 'changes'}`;

export const savingMessages = {
  unchanged: 'No changes yet',
  saved: (time: string) => `Saved ${time}`,
  waiting: 'Not saved yet',
  saving: (count: number) => `Saving ${changes(count)}`,
  offlineStored: (count: number) => `${changes(count)} not saved, will retry. Stored on this device.`,
  offline: (count: number) => `${changes(count)} not saved, will retry. Keep this page open.`,
  refused: (reason: string) => `Not saved: ${reason}`,
  closed: (count: number, reason: string) => `${changes(count)} not saved: ${reason}`,
  incomplete: 'Not everything is saved yet. Try again when it is.',
  saveNow: 'Save now',
  copyWithChanges: 'Copy with my changes',
  discard: 'Discard my changes',
  draftDeleted: 'This draft was deleted.',
  pageDeleted:
    'This page was deleted. Choose its components, copy them with Ctrl+C, and paste them into a draft of another page.',
  copyNotOpened: 'The copy was created but could not be opened.',
  storedCopyDeleted: 'The copy on this device has been deleted.',
};
