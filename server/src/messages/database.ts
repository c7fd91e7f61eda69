/** Why the database cannot be opened. */
export const databaseMessages = {
  folderInUse: (given: {
    readonly folder: string;
    readonly pid: number;
    readonly host: string;
    readonly since: string;
    readonly lockFile: string;
  }) =>
    `The data folder ${given.folder} is in use by process ${given.pid} on ${given.host} since ${given.since}. End that process first, or remove ${given.lockFile} if it is no longer running.`,
  folderNotLocked: (folder: string) => `The data folder ${folder} cannot be locked: another process is starting on it.`,
  cannotOpen: (reason: string) => `The database in DATABASE_URL cannot be opened: ${reason}.`,
  noEvents:
    'No notification of the database in DATABASE_URL arrives, as behind a transaction pooler. Set DATABASE_DIRECT_URL to its address without the pooler.',
  folderUnusable: (folder: string, reason: string) => `The data folder ${folder} cannot be used: ${reason}.`,
  migratedInPart: (missing: string) =>
    `The database lacks the migration ${missing}, which this version no longer contains. Run \`portal migrate\` of the last version that contains 0050_references, then start this one.`,
  /** By Node's error code; others are shown as they are. */
  reasons: {
    EACCES: 'this user may not write there',
    EPERM: 'this user may not write there',
    EROFS: 'it is read-only',
    ENOSPC: 'the disk is full',
    ENOTDIR: 'it is not a folder',
    EEXIST: 'it is not a folder',
    ECONNREFUSED: 'nothing listens at this address',
    ENOTFOUND: 'there is no such host',
    ETIMEDOUT: 'it does not respond',
  },
  tooLittleSpace: (megabytes: number, needed: number) =>
    `the disk is nearly full: ${megabytes} MB are free, at least ${needed} MB are needed`,
  folderTaken: (folder: string) => `The data folder ${folder} was taken by another process while starting.`,
};
