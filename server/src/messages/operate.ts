import type { UserRow } from '@portal/domain/administration';

const named = ({ username, firstname, lastname }: Pick<UserRow, 'username' | 'firstname' | 'lastname'>) => {
  const name = `${firstname} ${lastname}`.trim();
  return name === '' ? username : `${username} (${name})`;
};
const listOf = (words: readonly string[], none: string) => (words.length === 0 ? none : words.join(', '));

/** Help and output of the operator commands. Summaries follow the command's name in the help. */
export const operateMessages = {
  usage: (command: string) => `Usage: portal ${command}`,
  unknownWord: (word: string) => `Unknown word: ${word}`,
  help: {
    title: 'Usage: portal <command>',
    configuration: 'Configured by the environment: see docs/operations.md.',
    unknownCommand: (command: string) => `There is no command ${command}.`,
  },
  control: {
    unknownCommand: (command: string) =>
      `The running server does not know the command ${command}. It may be another version.`,
    serverEnded: 'The server ended before the command was done.',
  },
  serve: {
    summary: 'migrates, fills an empty database with the demo supplier (not in production), and serves',
    ready: (url: string, seconds: string) => `The portal is at ${url} (ready after ${seconds} s)`,
    stopping: 'Stopping: finishing open requests',
  },
  migrate: {
    summary: 'migrates the database to the newest schema; `serve` does this too',
    pending: (count: number, first: string | undefined) =>
      `The database lacks ${count} migrations, first ${first}. Run \`portal migrate\`.`,
    ran: (name: string) => `Ran ${name}`,
    upToDate: 'The database is up to date.',
    done: (count: number) => `${count} ${count === 1 ? 'migration' : 'migrations'} done.`,
  },
  seed: {
    summary: 'fills an empty database with the demo supplier; never in production',
    filling: (parts: number) => `Filling the database with the demo supplier, ${parts} parts`,
    filled: (seconds: string) => `Filled in ${seconds} s`,
    production: 'Production is never filled with the demo supplier.',
    notEmpty: 'The database is not empty and stays unchanged.',
  },
  backup: {
    summary: 'writes the whole database into a new file while the portal runs',
    fileExists: (file: string) => `${file} exists already. Name a new file.`,
    scheduled: (folder: string, seconds: string) => `A backup was written to ${folder} (${seconds} s).`,
    notScheduled: 'PORTAL_BACKUP_FOLDER is not set: no backups are scheduled.',
    recipient: (word: string) => `${word} is not a public key of age (age1…).`,
    done: (given: {
      readonly rows: number;
      readonly tables: number;
      readonly file: string;
      readonly seconds: string;
    }) => `${given.rows} rows of ${given.tables} tables in ${given.file} (${given.seconds} s)`,
  },
  restore: {
    summary: 'fills an empty database from a backup',
    done: (rows: number, seconds: string) => `${rows} rows restored in ${seconds} s. Everybody must sign in again.`,
  },
  feeds: {
    check: 'reads feed files, changes nothing, and reports what is wrong and what would change',
    load: 'makes feed files live; waits for approval if more than N % (20) would be removed or change price',
    approve: 'makes the load that is waiting for approval live',
    rollback: 'rolls back to the data before the last load',
    list: 'lists the last loads with what they changed',
    wrongPercent: '--percent: a number from 0 to 100.',
    noneLive: 'No load is live.',
    none: 'Nothing was loaded yet.',
    delta: ' (delta)',
    live: (load: number) => `Load ${load} is live.`,
    undone: (load: number) => `Load ${load} is undone.`,
  },
  feedTemplates: {
    summary: 'writes a template and a JSON Schema for each feed',
    folderExists: (path: string) => `${path} exists already. Name an empty folder.`,
    done: (files: number, folder: string) => `${files} files in ${folder}. docs/feeds.md describes the columns.`,
  },
  jobs: {
    list: 'lists background jobs and their last result',
    run: 'runs a job now',
    everySeconds: (seconds: number) => `every ${seconds} s`,
    everyMinutes: (minutes: number) => `every ${minutes} min`,
    notRunYet: 'not run yet',
    ok: 'ok',
    failed: (failure: string) => `failed: ${failure}`,
    last: (given: {
      readonly finished: string;
      readonly process: string | null;
      readonly milliseconds: number | null;
      readonly outcome: string;
      readonly runs: string;
      readonly failures: string;
    }) =>
      `last ${given.finished} by ${given.process} in ${given.milliseconds} ms, ${given.outcome}; ${given.runs} recorded, ${given.failures} failed`,
    job: (given: { readonly name: string; readonly often: string; readonly summary: string; readonly last: string }) =>
      `${given.name} (${given.often}): ${given.summary}\n  ${given.last}`,
    oneName: 'Name one job; `portal jobs` shows them.',
    nameOne: (names: string) => `Name one of: ${names}.`,
    done: (name: string) => `${name} is done.`,
  },
  maintenance: {
    on: 'shows the maintenance screen to everybody; edits wait in the browsers',
    off: 'ends maintenance; browsers reload within half a minute and send waiting edits',
    show: 'shows whether maintenance is on',
    isOn: (since: string) => `Under maintenance since ${since}.`,
    isOff: 'Not under maintenance.',
  },
  supplier: {
    set: 'sets the supplier details on documents from a JSON file',
    show: 'prints the supplier details on documents as JSON',
    isSet: (name: string) => `Documents are now from ${name}.`,
    logoUnreadable: (reason: string) => `The logo could not be read: ${reason}`,
    logoNotPicture: (path: string) => `${path} is neither PNG nor JPEG.`,
    logoTooLarge: (path: string) => `${path} is larger than 1 MB.`,
    unreadable: (file: string, reason: string) => `${file} could not be read: ${reason}`,
    wrong: (file: string, problems: readonly string[]) =>
      `${file} does not contain valid supplier details:\n${problems.join('\n')}`,
    timeZone: 'must be a time zone such as Australia/Sydney',
  },
  userAdd: {
    summary: 'adds a user; without --password-stdin it prints a link to choose a password, valid for a day',
    username: 'must be 2 to 100 letters, digits or . @ + - _',
    type: (types: readonly string[]) => `must be one of ${types.join(', ')}`,
    email: 'must be an email address',
    wrong: (problems: readonly string[], usage: string) =>
      `The user cannot be added:\n${problems.join('\n')}\n${usage}`,
    password: (fault: string) => `The password: ${fault}`,
    exists: (username: string) => `The user ${username} exists already.`,
    noAccount: (accounts: readonly string[]) => `One of the accounts ${accounts.join(', ')} does not exist.`,
    done: (username: string, type: string) => `Added ${username} (${type}).`,
    link: (link: string) => `To choose a password, within a day: ${link}`,
  },
  userSet: {
    summary:
      'changes the given fields of a user; --password mails or prints a link to choose a password, valid for a day',
    yesOrNo: 'must be yes or no',
    mailOrLink: 'must be mail or link',
    wrong: (problems: readonly string[], usage: string) =>
      `The user cannot be changed:\n${problems.join('\n')}\n${usage}`,
    changed: (username: string, fields: readonly string[]) => `${username}: changed ${fields.join(', ')}.`,
    isDisabled: (username: string) => `${username} is disabled. Enable the user first.`,
    noEmail: (username: string) => `${username} has no email address. Use --password link.`,
    mailed: (email: string) => `A link to choose a password was mailed to ${email}. It is valid for a day.`,
  },
  userLook: {
    list: 'lists users; TEXT is part of a name, user name, email address or account',
    show: 'shows a user: accounts, type, last sign-in, two-step sign-in, state',
    type: (types: readonly string[]) => `must be one of ${types.join(', ')}`,
    state: (states: readonly string[]) => `must be one of ${states.join(', ')}`,
    line: (user: UserRow) =>
      [
        named(user),
        user.user_type,
        user.state,
        listOf(user.accounts, 'no account'),
        user.last_sign_in === null ? 'never signed in' : `last sign-in ${user.last_sign_in}`,
      ].join('; '),
    count: (count: number) => (count === 1 ? '1 user' : `${count} users`),
    details: (user: UserRow & { readonly sessions: number; readonly in_feed: boolean }): readonly string[] => [
      named(user),
      `  type: ${user.user_type}`,
      `  state: ${user.state}`,
      `  email: ${user.email}`,
      `  mobile: ${user.mobile}`,
      `  accounts: ${listOf(user.accounts, 'none')}`,
      `  last sign-in: ${user.last_sign_in ?? 'never'}`,
      `  open sessions: ${user.sessions}`,
      `  two-step sign-in: ${user.second_factor ? 'on' : 'off'}`,
      `  locked: ${user.locked_until === null ? 'no' : `until ${user.locked_until}`}`,
      `  in the users feed: ${user.in_feed ? 'yes; a load can overwrite changes' : 'no'}`,
    ],
  },
  version: {
    summary: 'prints the build, the number of the database schema that it needs, and the version of Node',
    lines: (given: { readonly build: number; readonly schema: string; readonly node: string }): readonly string[] => [
      `Build ${given.build}`,
      `Schema ${Number.parseInt(given.schema, 10)} (${given.schema})`,
      `Node ${given.node}`,
    ],
  },
  users: {
    none: (name: string) => `There is no user ${name}.`,
    disable: 'disables users and ends their sessions',
    enable: 'enables disabled users',
    resetSecondFactor: 'turns off two-step sign-in for users who lost their authenticator; verify their identity first',
    endSessions: 'signs users out everywhere; they may sign in again',
    sessionsEnded: (count: number) => (count === 1 ? '1 session ended' : `${count} sessions ended`),
    disabled: (username: string, sessionsEnded: string) => `${username} is disabled; ${sessionsEnded}.`,
    enabled: (username: string) => `${username} may sign in.`,
    secondFactorOff: (username: string, sessionsEnded: string) =>
      `${username} signs in with the password alone; ${sessionsEnded}.`,
    hadNoSecondFactor: (username: string, sessionsEnded: string) =>
      `${username} had no second factor; ${sessionsEnded}.`,
    signedOut: (username: string, sessionsEnded: string) => `${username}: ${sessionsEnded}.`,
  },
};
