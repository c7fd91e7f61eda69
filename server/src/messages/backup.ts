/** Problems with a backup, shown to the operator who restores it. */
export const backupMessages = {
  unreadable: (file: string, reason: string) => `${file} cannot be read: ${reason}`,
  encrypted: (file: string) => `${file} is encrypted. Name the file that holds its secret key: --key FILE.`,
  wrongKey: (file: string) =>
    `${file} cannot be decrypted: it was encrypted for other keys, or its beginning is damaged.`,
  notAKey: (file: string) => `${file} holds no secret key of age (AGE-SECRET-KEY-1…).`,
  notABackup: 'The file is not a portal backup.',
  newerPortal: (migrations: string) => `The backup was made by a newer portal: this one does not know ${migrations}.`,
  madeInPart: (missing: string) =>
    `The backup lacks the migration ${missing}, which this version no longer contains. Restore it with the last version that contains 0050_references, and make a new backup there.`,
  newerDatabase: 'The database has a newer schema than the backup. Restore into a new one.',
  notEmpty: 'The database is not empty. Restore into a new data folder or a new database.',
  rowBeforeTable: 'The backup has a row before its first table.',
  unknownTable: (table: string) => `The backup has a table ${table} that this portal does not know.`,
  incomplete: 'The backup is incomplete: its end or some of its rows are missing.',
};
