import type { LoadChannel, LoadEnding, LoadState } from '@portal/domain/data';

const number = (value: number) => value.toLocaleString('en-AU');
const counted = (value: number, one: string, many: string) => `${number(value)} ${value === 1 ? one : many}`;

/** Loads of feed files on the data screen. */
export const loadMessages = {
  number,
  dash: '–',
  feeds: {
    label: 'Feeds',
    columns: {
      feed: 'Feed',
      from: 'From',
      rows: 'Rows live',
      loaded: 'Last load',
      took: 'Took',
      added: 'New',
      changed: 'Changed',
      gone: 'Removed',
      state: 'State',
      next: 'Next file',
      more: 'More',
    },
    from: (channel: string, file: string) => (file === '' ? channel : `${channel}, ${file}`),
    never: 'not loaded',
    waits: 'Waiting for you',
    open: (load: number) => `Open load ${load}`,
    next: {
      label: 'Next file:',
      held: 'Held until you decide',
      late: (moment: string) => `Late, was due ${moment.charAt(0).toLowerCase()}${moment.slice(1)}`,
      unplanned: {
        command: 'By hand',
        call: 'When it is sent',
        folder: 'When it arrives',
        bucket: 'When it arrives',
        screen: 'By hand',
      } satisfies Record<LoadChannel, string>,
    },
    reason: {
      place: (file: string, line: number | null, column: string | null) =>
        `${[
          file,
          ...(line === null ? [] : [`line ${number(line)}`]),
          ...(column === null ? [] : [`column ${column}`]),
        ].join(', ')}:`,
      problem: (value: string | null, message: string, remedy: string) =>
        `${value === null ? '' : `“${value}” `}${message}. ${remedy}`,
      stays: (rows: number) =>
        rows === 0
          ? 'Nothing was loaded.'
          : `Nothing was loaded: the ${counted(rows, 'live row stays', 'live rows stay')}.`,
      show: (errors: number) => (errors === 1 ? 'Show the error' : `Show all ${number(errors)} errors`),
      download: 'Download errors',
      again: 'Try again',
    },
    more: (title: string) => `More for ${title}`,
    acts: {
      approve: (load: number) => `Switch to load ${load}`,
      discard: (load: number) => `Discard load ${load}`,
      errors: (load: number) => `Show the problems of load ${load}`,
      download: () => 'Download its problems as CSV',
      rollback: (load: number) => `Roll back load ${load}`,
      again: (load: number) => `Try load ${load} again`,
      open: (load: number) => `Open load ${load}`,
      loads: (_: number, isChosen: boolean) => (isChosen ? 'Show the loads of all feeds' : 'Show its loads only'),
      send: () => 'Load files',
      template: () => 'Download the template',
    },
    showAll: (feeds: number) => `All ${feeds} feeds`,
    showFewer: 'Fewer',
  },
  list: {
    label: 'Loads',
    columns: {
      load: 'Load',
      feeds: 'Feeds',
      from: 'From',
      started: 'Started',
      took: 'Took',
      rows: 'Rows',
      added: 'New',
      changed: 'Changed',
      gone: 'Removed',
      state: 'State',
    },
    delta: 'changes only',
    unreadable: 'Files that could not be opened',
    moreFeeds: (feeds: number) => `${feeds} feeds`,
    open: (load: number) => `Load ${load}`,
    empty: 'No files have been loaded yet.',
    emptyFeed: 'No load included this feed.',
    older: 'Show older loads',
  },
  channels: {
    command: 'Command',
    call: 'HTTPS',
    folder: 'Watched folder',
    bucket: 'Bucket',
    screen: 'This screen',
  } satisfies Record<LoadChannel, string>,
  by: (channel: string, by: string) => (by === '' ? channel : `${channel}, ${by}`),
  states: {
    reading: 'Being checked',
    waiting: 'Waiting for approval',
    live: 'Was live',
    undone: 'Rolled back',
    ended: 'Ended',
  } satisfies Record<LoadState, string>,
  current: 'Live',
  checkedOnly: 'Checked, waiting for you',
  endings: {
    checked: 'Only checked',
    unchanged: 'No differences',
    refused: 'Refused',
    replaced: 'Replaced by a later load',
    discarded: 'Discarded',
    interrupted: 'Interrupted',
  } satisfies Record<LoadEnding, string>,
  took: (milliseconds: number) => {
    const seconds = Math.round(milliseconds / 1000);
    return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
  },
  detail: {
    region: (load: number) => `Load ${load}`,
    close: 'Close',
    source: 'Files',
    switchNow: 'Switch now',
    discard: 'Discard',
    stop: 'Stop',
    rollBack: 'Roll back',
    reading: (rows: number) => `Checking: ${counted(rows, 'row', 'rows')} read so far.`,
    refused: (errors: number) =>
      `${counted(errors, 'error', 'errors')}. Nothing was loaded; buyers see the same data as before. Correct the files and send them again.`,
    interrupted: 'The check was interrupted and changed nothing. Send the files again.',
    unchanged: 'The files have the same rows as the live data. Nothing was changed.',
    whyItWaits: 'Why it waits',
    withinLimits: 'The changes are within the limits. Buyers see the current data until you switch.',
    until: 'Buyers see the current data until you decide.',
    difference: 'Difference by feed',
    differenceColumns: {
      feed: 'Feed',
      file: 'File',
      rows: 'Rows',
      before: 'Before',
      added: 'New',
      changed: 'Changed',
      gone: 'Removed',
    },
    removedWith: 'removed with their part or account',
    noDifference: 'There is no difference to show.',
  },
  moves: {
    title: (feed: string) => `Price moves in ${feed}, in per cent`,
    summary: (prices: number, fall: number, rise: number) =>
      `${counted(prices, 'changed price', 'changed prices')} by move. ${number(fall)} fall by 20 % or more, ${number(rise)} rise by 20 % or more.`,
    falls: (prices: number) => `${number(prices)} fall by 20 % or more`,
    rises: (prices: number) => `${number(prices)} rise by 20 % or more`,
    asTable: 'Show as table',
    asChart: 'Show as chart',
    columns: { move: 'Move', prices: 'Prices', share: 'Share' },
    bound: (percent: number) => (percent > 0 ? `+${percent}` : percent < 0 ? `−${-percent}` : '0'),
    between: (low: string, high: string) => `${low} to ${high} %`,
    least: (low: string) => `${low} % and more`,
    most: (high: string) => `${high} % and less`,
    share: (part: number) => `${(part * 100).toFixed(1)} %`,
    largest: (count: number) => (count === 1 ? 'Largest move' : `${count} largest moves`),
    largestColumns: { row: 'Row', description: 'Description', before: 'Old', after: 'New', move: 'Move' },
    times: (factor: number) =>
      factor > 1 ? `Exactly ${number(factor)} times` : `Exactly 1/${number(Math.round(1 / factor))}`,
    tenfold: (prices: number) =>
      `${number(prices)} of them ${prices === 1 ? 'changes' : 'change'} by a factor of exactly 10, 100 or 1,000. The new price may be for another number of pieces.`,
    percent: (percent: number) =>
      `${percent < 0 ? '−' : '+'}${Math.abs(percent).toLocaleString('en-AU', { minimumFractionDigits: 1, maximumFractionDigits: 1 })} %`,
  },
  problems: {
    title: 'Errors and warnings',
    count: (errors: number, warnings: number) =>
      [
        ...(errors > 0 ? [counted(errors, 'error', 'errors')] : []),
        ...(warnings > 0 ? [counted(warnings, 'warning', 'warnings')] : []),
      ].join(', '),
    download: 'Download as CSV',
    columns: { file: 'File', line: 'Line', column: 'Column', value: 'Value', problem: 'Problem', remedy: 'What to do' },
    error: 'Error',
    warning: 'Warning',
    more: (shown: number, total: number) => `Show more (${number(shown)} of ${number(total)})`,
  },
};
