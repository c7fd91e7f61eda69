/** What a person reads about feeds: reports of loads, errors of files and rows, refusals. Problems of single values are in `@portal/feeds`. */
export const feedMessages = {
  folder: {
    unreadable: (folder: string) => `The folder ${folder} cannot be read.`,
    noFeed: (folder: string, names: string) => `The folder ${folder} has no file of a feed. Files are named ${names}.`,
    ignored: (name: string) => `Warning: ${name} is not a feed file and is ignored.`,
    mappedFileMissing: (file: string, feed: string) =>
      `The mapping file names ${file} for ${feed}; the folder has no such file.`,
    severalBmecat: (files: string) => `The folder has several BMEcat files: ${files}. Leave one.`,
    onlyChanges: (file: string, transaction: string) =>
      `${file} holds only changes (${transaction}). Load it with \`--delta\`.`,
    severalFiles: (feed: string, files: string) => `The folder has several files for ${feed}: ${files}.`,
    demoStore:
      'The database holds the demo supplier. Load your own data into an empty one: name another folder with PORTAL_DATA, or another DATABASE_URL.',
  },
  source: {
    unreadable: (line: number | null, message: string, remedy: string) =>
      `The file cannot be read${line === null ? '' : ` from line ${line} on`}: ${message}. ${remedy}`,
    notFound: (name: string) => `There is no source ${name}. It may have been deleted already.`,
    noFeed: (name: string) => `There is no feed ${name}.`,
    empty: 'The file has no rows. Export it again with a header line.',
  },
  pictures: {
    title: 'Pictures',
    files: (count: number) => `${count.toLocaleString('en-AU')} ${count === 1 ? 'file' : 'files'}`,
    unreadable: {
      message: 'is not a picture, is damaged, or is larger than 20 MB',
      remedy: 'Save it as JPEG, PNG, WebP or AVIF. Until then its parts show a drawing.',
    },
    notHttps: 'the address does not begin with https://',
    notPublic: 'the address is not on the internet',
    status: (status: number) => `the server responded with ${status}`,
    tooSlow: 'the server did not respond within 15 seconds',
    unfetched: (reason: string) => ({
      message: `is a picture that could not be fetched: ${reason}`,
      remedy: 'Correct the address, or deliver the file itself. It is tried again every day.',
    }),
    missing: {
      message: 'is a picture that has not been loaded',
      remedy: 'Put the file beside the feed files, or correct its name. Until then the part shows a drawing.',
    },
  },
  packed: {
    damaged: 'the file is cut off or damaged',
    copyAgain: 'Copy it again.',
    diskFull:
      'The disk is full, so the files could not be unpacked; the live data is unchanged. Free some space and load them again.',
    tooLarge: (mebibytes: number) => `the file unpacks to more than ${mebibytes.toLocaleString('en-AU')} MB`,
    ratio: (ratio: number) => `the file unpacks to more than ${ratio} times its size`,
    loadUnpacked: 'Check where it comes from. If it is right, load it unpacked.',
  },
  zip: {
    refused: (reason: string) =>
      `The archive is refused: ${reason}. Check where it comes from. If it is right, load it unpacked.`,
    unreadable: (path: string, reason: string) =>
      `The archive ${path} cannot be read (${reason}). Create it again, or load the folder unpacked.`,
    encrypted: (name: string) => `The archive is encrypted (${name}). Create it again without a password.`,
    sameName: (name: string) => `The archive has several files named ${name}. Leave one of them out.`,
    tooManyFiles: (most: number) =>
      `The archive has more than ${most.toLocaleString('en-AU')} files. Leave out those that are not feeds.`,
  },
  workbook: {
    tooLarge: 'the workbook is larger than 20 MB',
    refused: (reason: string) => `the workbook is refused: ${reason.replace(/\.$/, '')}`,
    remedy: 'Save it as CSV.',
  },
  rows: {
    duplicate: (line: number | undefined) => `is on line ${line} already`,
    duplicateRemedy: 'Remove one of the two rows.',
    tooManyErrors: (most: number) =>
      `the file has more than ${most.toLocaleString('en-AU')} errors: the rest was not read`,
    tooManyErrorsRemedy: 'Check delimiter, encoding and columns in the mapping file.',
    unknown: (feed: string) => `is not in the feed ${feed}`,
    moreUnknown: (feed: string) => `of further rows is not in the feed ${feed} either`,
    unknownRemedy: (feed: string, hasErrors: boolean) =>
      hasErrors
        ? `Correct the errors of ${feed} first: its rows with errors count as missing. Otherwise add it there, or correct the value here.`
        : `Add it to ${feed}, or correct the value here.`,
    circle: 'supersedes this part in a circle',
    circleRemedy: 'Empty the cell of the newest part.',
    itself: 'is the part itself',
    notOneKind: 'is not exactly one kind of discount',
    notOneKindRemedy:
      'Fill category and percent, or amount, or stock_code, quantity and price; leave the columns of the other kinds empty.',
    operator: 'is an operator of the portal, whom no feed changes',
    removeRow: 'Remove the row.',
    stillUsed: (feed: string) => `is missing, and the feed ${feed} still refers to it`,
    stillUsedRemedy: (feed: string) => `Keep it, or load ${feed} as well.`,
    deletedButUsed: (feed: string) => `is deleted, and the feed ${feed} still refers to it`,
    deletedButUsedRemedy: (feed: string) => `Keep it, or delete or change the rows of ${feed} as well.`,
  },
  orderEvents: {
    needed: (kind: string) => ({
      message: `is empty, and an event of the kind ${kind} needs it`,
      remedy: 'Fill it in.',
    }),
    noOrder: {
      message: 'is not an order that was submitted in this portal',
      remedy: 'Correct the number, or leave out orders that were not made here.',
    },
    noLine: { message: 'is not a line of the order', remedy: 'Name lines by their number in the portal.' },
  },
  report: {
    number: (number: number) => number.toLocaleString('en-AU'),
    counted: (number: number, noun: string) => `${number.toLocaleString('en-AU')} ${noun}${number === 1 ? '' : 's'}`,
    read: (feed: string, file: string, rows: string, errors: string, warnings: string) =>
      `${feed} (${file}): ${rows}, ${errors}, ${warnings}`,
    changes: (added: string, changed: string, gone: string) => `; ${added} new, ${changed} changed, ${gone} removed`,
    prices: (up: string, down: string, large: string) => `; prices ${up} up, ${down} down, ${large} by 20 % or more`,
    approval: (reason: string) => `Needs approval: ${reason}`,
    manyRemoved: (gone: number, before: number, feed: string, percent: number) =>
      `${gone.toLocaleString('en-AU')} of ${before.toLocaleString('en-AU')} rows of ${feed} would be removed (more than ${percent} %)`,
    manyRepriced: (repriced: number, before: number, feed: string, percent: number) =>
      `${repriced.toLocaleString('en-AU')} of ${before.toLocaleString('en-AU')} prices in the feed ${feed} would change (more than ${percent} %)`,
    moreProblems: (feed: string, problems: string) => `${feed}: ${problems}`,
    reasonColumn: 'reason',
    written: (path: string) => `Written with reasons: ${path}`,
  },
  load: {
    same: (loadId: number) => `The same files are live since load ${loadId}. Nothing to do.`,
    refused: (errors: string) => `${errors}. Nothing was loaded; the live data is unchanged.`,
    checked: 'The files have no errors. Nothing was changed.',
    noDifference: 'No differences from the live data. Nothing to do.',
    waits: (loadId: number) =>
      `Load ${loadId} is waiting for approval. \`portal feed approve\` makes it live; another load replaces it.`,
    live: (loadId: number) => `Load ${loadId} is live.`,
    running: (loadId: number, since: string, process: string) =>
      `Load ${loadId} has been running since ${since} (${process}).`,
    anotherRunning: 'Another load is running.',
    oneAtATime: (which: string) =>
      `${which} One load runs at a time: try again when it has ended. An interrupted load is ended after a minute.`,
    noProgress: (loadId: number) => `Load ${loadId} was ended because it made no progress for a minute. Run it again.`,
    ended: (loadId: number) => `Load ${loadId} was ended in the meantime. Nothing was changed.`,
    busy: (loadId: number) => `Load ${loadId} is running. Try again when it has ended.`,
    noneWaiting: 'No load is waiting for approval.',
    noneLive: 'No load is live.',
    notCurrent: (loadId: number) => `Load ${loadId} is not the live load any more. Nothing was changed.`,
    notFound: 'There is no such load.',
    tooOld: (loadId: number) => `Load ${loadId} is too old to be rolled back.`,
  },
  leaveOut: {
    none: 'The load has none of these rows any more. Nothing was changed.',
    needed: (row: string, feed: string) =>
      `${row} cannot be left out alone: other rows depend on its change. Correct the file of ${feed} and load it again.`,
  },
  again: {
    notPossible: (loadId: number) => `Load ${loadId} cannot be loaded again. Send its files again.`,
    filesGone: 'The files of this load are no longer stored. Send them again.',
    newerFiles: 'Newer files are waiting there already. Load those, or move them away first.',
    noFolder: 'No watched folder is set (PORTAL_FEED_FOLDER).',
    noBucket: 'No bucket is set (PORTAL_FEED_BUCKET).',
    noFiles: 'No files are waiting there.',
  },
  screen: {
    sameName: 'Two of the files have the same name. Leave one of them out.',
    zipAndFiles: (zip: string) => `Send the archive ${zip} alone, or files without an archive.`,
    unpacked: (name: string, reason: string, remedy: string) =>
      `The file ${name} could not be read: ${reason}. ${remedy}`,
  },
  delivery: {
    refused: 'Nothing was loaded. Correct the files and deliver them again; the *.checked.csv files name the reasons.',
    zipAndFiles: (zip: string) =>
      `The folder has other files beside the archive ${zip}. Deliver one archive, or files without an archive.`,
  },
  upload: {
    invalidToken:
      'The token is missing, wrong or revoked. Send it as "Authorization: Bearer …"; `portal feed token create` makes one.',
    unknownSource: (source: string, feed: string) =>
      `There is no source ${source} for the feed ${feed}. See Data, Sources.`,
    unknownFeed: (name: string) => `There is no feed ${name}. The feeds are listed in docs/feeds.md.`,
    wrongScope: (name: string) =>
      `The token may not load ${name}. Create one for this feed with \`portal feed token create\`.`,
    wrongType:
      'The content type is not accepted. Send text/csv, application/x-ndjson or a workbook (XLSX); CSV and NDJSON also with Content-Encoding: gzip.',
    wrongMode: 'The mode is unknown. Send mode=full or mode=delta.',
    tooLarge:
      'The file is larger than 256 MB. Send it packed with gzip, send a delta, or load it with `portal feed load`.',
    diskFull:
      'The server’s disk is full, so nothing was loaded; the live data is unchanged. Free some space and send it again.',
    incomplete: 'The upload was interrupted. Send it again.',
    keyReused: 'The Idempotency-Key was already used for a different upload. Use a new key for each upload.',
  },
  token: {
    createSummary: 'makes a token with which another system loads these feeds over HTTPS',
    listSummary: 'lists the tokens with their feeds and last use',
    revokeSummary: 'revokes a token at once',
    created: (name: string) => `Store the token of ${name} now: it cannot be shown again.`,
    revoked: (name: string) => `The token of ${name} is revoked.`,
    none: 'There are no tokens yet. `portal feed token create` makes one.',
    allFeeds: 'all feeds',
    listed: (name: string, feeds: string, made: string, used: string | null, revoked: string | null) =>
      `${name}: ${feeds}; created ${made}, ${used === null ? 'not used yet' : `last used ${used}`}${revoked === null ? '' : `, revoked ${revoked}`}`,
    nameTaken: (name: string) => `There is already a token named ${name}. Choose another name.`,
    unknownName: (name: string) => `There is no valid token named ${name}. \`portal feed token list\` lists them.`,
    unknownFeeds: (names: string) => `There is no feed ${names}. docs/feeds.md lists the feeds.`,
  },
};
