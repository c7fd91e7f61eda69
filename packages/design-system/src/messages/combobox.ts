export const comboboxMessages = {
  loading: 'Loading',
  failed: 'Could not be loaded',
  failedAnnounced: 'Could not be loaded. Press Enter to try again.',
  nothing: 'Nothing found',
  options: (count: number) => `${count} ${count === 1 ? 'option' : 'options'}`,
  chosen: (labels: readonly string[]) => `Chosen: ${labels.join(', ')}`,
  clear: (label: string) => `Clear ${label}`,
  open: (label: string) => `Open ${label}`,
  close: (label: string) => `Close ${label}`,
};
