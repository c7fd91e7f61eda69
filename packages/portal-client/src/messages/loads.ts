/** Loads of the supplier's data: results of uploads, decisions and downloads. */
export const loadsMessages = {
  olderFailed: 'We couldn’t load the list of loads.',
  problemsFailed: 'We couldn’t load the errors.',
  downloadFailed: 'We couldn’t make the file. Try again.',
  decided: {
    approve: (load: number) => `Load ${load} is live.`,
    discard: (load: number) => `Load ${load} was discarded. The live data is unchanged.`,
    rollback: (load: number) => `Load ${load} is rolled back.`,
  },
  decisionFailed: 'We couldn’t reach the server for the result. The list below shows it as soon as it is known.',
  againFailed: 'We couldn’t load the files again. Try again.',
  nowFailed: 'We couldn’t start loading the files. Try again.',
  leftOut: (rows: number) =>
    rows === 1
      ? '1 row is left out. Its live row stays.'
      : `${rows.toLocaleString('en-AU')} rows are left out. Their live rows stay.`,
  leaveOutFailed: 'We couldn’t leave the rows out. Try again.',
  packing: (name: string, number: number, all: number) => `Packing ${name}, file ${number} of ${all}…`,
  sending: (megabytes: string) => `Sending ${megabytes} MB…`,
  tooLarge:
    'The files are larger than 32 MB together. Load them with the watched folder, over HTTPS or with `portal feed load`.',
  same: (load: number) => `The same files are live since load ${load}. There is nothing to do.`,
  sendFailed: 'We couldn’t send the files. Try again.',
  unreadable: (name: string) => `${name} could not be read. Choose it again.`,
};
