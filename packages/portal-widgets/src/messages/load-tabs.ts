const number = (value: number) => value.toLocaleString('en-AU');
const counted = (value: number, one: string, many: string) => `${number(value)} ${value === 1 ? one : many}`;

/** What a load shows below its head: its rows, its log, its mapping, earlier loads; and loading files again or at once. */
export const loadTabMessages = {
  label: (load: number) => `Views of load ${load}`,
  tabs: { difference: 'Difference', rows: 'Rows', log: 'Log', mapping: 'Mapping', earlier: 'Earlier loads' },
  again: 'Try again',
  groups: {
    title: 'Where the prices move',
    families: 'Family',
    accounts: 'Account',
    columns: { prices: 'Prices', large: '20 % or more', median: 'Median' },
    others: 'All others',
    show: (name: string) => `Show only ${name} in the chart`,
    only: (name: string) => `Only ${name}.`,
    all: 'Show all',
  },
  rows: {
    label: 'Changed rows',
    columns: { row: 'Row', feed: 'Feed', kind: 'Change', line: 'Line', values: 'Values', actions: 'Actions' },
    kinds: { new: 'New', changed: 'Changed', gone: 'Removed' },
    feed: 'Feed',
    allFeeds: 'All feeds',
    find: 'Code contains',
    pages: 'Pages of changed rows',
    none: 'No changed row matches.',
    gone: 'The changed rows of this load are no longer stored. They are kept for the newest loads only.',
    failed: 'We couldn’t load the changed rows.',
    count: (rows: number) => counted(rows, 'row', 'rows'),
    /** Between a former value and the new one. */
    arrow: '→',
    empty: 'empty',
    more: (values: number) => `and ${counted(values, 'more value', 'more values')}`,
  },
  leaveOut: {
    one: 'Leave out',
    oneLabel: (row: string) => `Leave out ${row}`,
    tenfold: (rows: number) => (rows === 1 ? 'Leave it out' : `Leave all ${number(rows)} out`),
    title: (rows: number, row: string) => (rows === 1 ? `Leave out ${row}?` : `Leave out ${number(rows)} rows?`),
    text: (rows: number) =>
      `${rows === 1 ? 'The live row stays' : 'The live rows stay'} as buyers see it now, and the rest of the load keeps waiting. The next file brings the change again unless it is corrected at its source.`,
    confirm: 'Leave out',
    cancel: 'Cancel',
    done: (rows: number) => counted(rows, 'row left out', 'rows left out'),
  },
  log: {
    label: 'What was done',
    columns: { when: 'When', what: 'What', who: 'Who' },
    read: (rows: number, took: string) => `Read and compared: ${counted(rows, 'row', 'rows')} in ${took}`,
    begun: 'Started to read the files',
    actions: {
      feed_approve: 'Switched live',
      feed_discard: 'Discarded',
      feed_rollback: 'Rolled back',
      feed_leave_out: 'Rows left out',
    } as Readonly<Record<string, string>>,
    rows: (what: string, rows: number) => (rows > 0 ? `${what}: ${number(rows)}` : what),
    nobody: 'The portal',
  },
  mapping: {
    label: (feed: string) => `Columns of ${feed}`,
    own: (file: string) => `${file} has the portal’s own column names.`,
    source: (file: string, source: string) => `${file} was read with the source ${source}.`,
    file: (file: string) => `${file} was read with the mapping.yaml beside it.`,
    columns: { field: 'Portal field', name: 'Column in the file' },
    sources: 'Go to sources',
    none: 'No file of this load was read.',
  },
  earlier: {
    label: 'Earlier loads',
    none: 'There is no earlier load.',
    failed: 'We couldn’t load the earlier loads.',
  },
  now: {
    open: 'Load now',
    title: 'Load now',
    description:
      'Loads the waiting files now, even without a marker or before their hour. Changes within the limits go live; others wait for approval.',
    from: 'Where the files are',
    folder: (folder: string) => `Watched folder ${folder}`,
    bucket: (url: string) => `Bucket ${url}`,
    files: (names: readonly string[]) =>
      `${counted(names.length, 'file is waiting', 'files are waiting')}: ${names.join(', ')}`,
    noFiles: 'No files are waiting there.',
    load: 'Load now',
    failed: 'We couldn’t list the waiting files.',
  },
};
