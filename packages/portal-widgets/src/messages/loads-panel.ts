/** The panels around the list of loads: loading files, decisions and the first run. */
export const loadsPanelMessages = {
  title: 'Loads',
  facts: (feeds: number, rows: string) => `${feeds} feeds, ${rows} rows live`,
  sources: (
    folder: string | null,
    bucket: { readonly url: string; readonly daily_at: string | null } | null,
    tokens: number,
  ) =>
    [
      ...(folder === null ? (bucket === null ? ['No watched folder or bucket'] : []) : [`Watched folder ${folder}`]),
      ...(bucket === null
        ? []
        : [`Bucket ${bucket.url}${bucket.daily_at === null ? '' : `, daily at ${bucket.daily_at}`}`]),
      `${tokens} ${tokens === 1 ? 'token' : 'tokens'} for HTTPS`,
    ].join(' · '),
  /** Before the time of day: yesterday, today, tomorrow. */
  days: ['Yesterday ', '', 'Tomorrow '],
  loadFailed: 'We couldn’t load the list of loads.',
  detailFailed: 'We couldn’t load this load.',
  problemsFailed: 'We couldn’t load the errors.',
  demo: {
    title: 'This portal shows the demo supplier.',
    text: 'It accepts no files. To load your own data, start the portal with an empty database: name another folder with PORTAL_DATA, or another DATABASE_URL.',
  },
  decisions: {
    approve: {
      title: (load: number) => `Switch to load ${load}?`,
      text: (changes: string) =>
        `Buyers see the new data at once, all of it together: ${changes}. Open orders get the new prices. You can roll back afterwards.`,
      confirm: 'Switch now',
    },
    discard: {
      title: (load: number) => `Discard load ${load}?`,
      text: () => 'Its rows are removed. Buyers see the same data as before. To load the files, send them again.',
      confirm: 'Discard',
    },
    rollback: {
      title: (load: number) => `Roll back load ${load}?`,
      text: (changes: string, to: number | null) =>
        `Its changes are undone (${changes}), and buyers see ${to ? `the data of load ${to}` : 'no data at all'} at once.`,
      confirm: 'Roll back',
    },
    changes: (added: string, changed: string, gone: string) =>
      `${added} new, ${changed} changed and ${gone} removed rows`,
    working: 'This takes up to a few minutes for a large catalogue. Buyers can keep working.',
    keep: 'Cancel',
  },
  upload: {
    open: 'Load files',
    title: 'Load files',
    description:
      'Files are named after their feed, such as prices.csv. They are checked and compared first; buyers see them after you switch.',
    files: 'Feed files',
    hint: 'A mapping.yaml and pictures of parts may be among them. Up to 32 MB together, as sent.',
    mode: 'The files hold',
    full: 'All rows of their feeds. Rows that are missing are deleted.',
    delta: 'Only changes. All other rows stay.',
    check: 'Check files',
    needsFiles: 'Choose the files first.',
    replaces: (load: number) => `Load ${load} is waiting for approval. New files replace it.`,
  },
  firstRun: {
    title: 'Start with your own data',
    lead: 'Five steps lead from an empty portal to buyers who search, see their prices and order.',
    steps: {
      templates: 'Fill in the templates',
      upload: 'Send the files',
      check: 'Correct errors',
      switch: 'Switch',
      users: 'Let the first buyer in',
    },
    states: { done: 'done', current: 'next', open: 'later', wrong: 'needs correction' },
    templates: {
      text: 'There is one file for each feed, with an example row. Begin with warehouses, categories, parts, accounts and prices. The ZIP file also explains every column.',
      all: 'Download all templates (ZIP)',
      one: 'Download this template',
      choose: 'Feed',
    },
    upload:
      'Send the filled files, or exports of your system. Nothing changes for buyers yet. If its exports have other columns or formats, map one file of each kind first, once.',
    map: 'Map a file',
    check: {
      none: 'Every value and every reference between files is checked. What is wrong is listed with line, column and remedy.',
      reading: 'The files are being checked.',
      wrong: 'The last files have errors. Open the load below, correct the files and send them again.',
      right: 'The files have no errors.',
    },
    switch: {
      none: 'Buyers see the data when you switch. You can roll back.',
      waiting: 'The data is ready. Open the load below and switch.',
      done: 'Your parts are live.',
    },
    users: {
      none: 'Load buyers with the users feed, or invite them here. They get a link to choose a password.',
      invite: 'Invite a user',
      done: 'Buyers can sign in.',
    },
    docs: 'API documentation',
  },
};
