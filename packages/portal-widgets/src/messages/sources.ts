/** The sources of data on the data screen, and the mapping of a sample file. */
export const sourcesMessages = {
  title: 'Sources',
  lead: 'A source is a kind of file that another system sends. Files whose names begin with the source’s name are read with its mapping, however they arrive.',
  ways: (
    folder: string | null,
    bucket: { readonly url: string; readonly daily_at: string | null } | null,
    tokens: number,
  ) => [
    ...(folder === null ? [] : [`Watched folder ${folder}: loaded within a minute of load.ready or delta.ready.`]),
    ...(bucket === null
      ? []
      : [
          `Bucket ${bucket.url}: loaded ${bucket.daily_at === null ? 'within a minute of load.ready or delta.ready' : `every day at ${bucket.daily_at}`}.`,
        ]),
    ...(tokens === 0 ? [] : [`${tokens} ${tokens === 1 ? 'token' : 'tokens'} for HTTPS: loaded at once.`]),
  ],
  noWays:
    'Files arrive only through this screen. To watch a folder or a bucket, set PORTAL_FEED_FOLDER or PORTAL_FEED_BUCKET. To let a system send files, run `portal feed token create`.',
  loadFailed: 'We couldn’t load the sources.',
  start: 'Map a file',
  empty: 'No sources yet',
  emptyHint:
    'If your system exports files with other columns, map one of them: the portal proposes which column is what, and shows how it reads the file.',
  demo: 'This portal shows the demo supplier and loads no files. You can still try a mapping.',
  sample: {
    title: 'Map a file',
    titleOf: (title: string) => `Map ${title.toLowerCase()}`,
    drop: 'A file as your system exports it',
    dropHint: 'CSV with any delimiter and encoding, a workbook or NDJSON, up to 8 MB as sent. Nothing is loaded.',
    another: 'Another file',
    cancel: 'Cancel',
    working: 'Reading the file again',
  },
  save: {
    title: 'Save as a source',
    scheduleTitle: 'Schedule',
    saveSchedule: 'Save schedule',
    name: 'Files begin with',
    nameHint: 'Lower-case letters, digits and hyphens, such as erp-prices for erp-prices_2026-11-26.csv.',
    wrongName: 'Begin with a letter or digit, and use only lower-case letters, digits and hyphens, up to 40.',
    every: 'A file is expected',
    schedules: {
      none: 'Without a schedule',
      hour: 'Every hour',
      day: 'Every day',
      at: 'Every day by a time',
      week: 'Every week',
    },
    at: 'No later than',
    atHint: 'In the supplier’s time zone, such as 06:05.',
    needsTime: 'Enter a time of day.',
    save: 'Save mapping',
    download: 'Download as YAML',
    after: 'Nothing goes live: files are still checked and compared first.',
  },
  remove: {
    title: (name: string) => `Delete the source ${name}?`,
    text: 'Files with this name are no longer read with its mapping. The data that it brought stays.',
    confirm: 'Delete',
    keep: 'Cancel',
  },
};
