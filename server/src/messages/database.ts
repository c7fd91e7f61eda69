/** Why the data folder cannot be opened. `runCommand` recognises these problems by the words "data folder". */
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
  folderTaken: (folder: string) => `The data folder ${folder} was taken by another process while starting.`,
};
