import { z } from 'zod';
import { isFolder } from '../is-folder.ts';
import { configMessages } from '../messages/config.ts';

/** When scheduled backups are made, where to, and for whom they are encrypted. */
export interface BackupSchedule {
  readonly folder: string;
  /** Hours from one backup to the next. */
  readonly hours: number;
  /** Number of backups that are kept; older ones are deleted. */
  readonly keep: number;
  /** Public keys of age (`age1…`), as `checkRecipients` checks them; none: the files are not encrypted. */
  readonly recipients: readonly string[];
}

export const backupVariables = {
  PORTAL_BACKUP_FOLDER: z.string().min(1).refine(isFolder, configMessages.noFolder).optional(),
  PORTAL_BACKUP_HOURS: z.coerce.number().int().min(1).max(168).default(24),
  PORTAL_BACKUP_KEEP: z.coerce.number().int().min(1).max(10_000).default(14),
  PORTAL_BACKUP_RECIPIENTS: z
    .string()
    .transform((text) => text.trim().split(/[\s,]+/))
    .optional(),
};

type Values = z.output<z.ZodObject<typeof backupVariables>>;

export function scheduleOf(values: Values): BackupSchedule | null {
  if (values.PORTAL_BACKUP_FOLDER === undefined) return null;
  return {
    folder: values.PORTAL_BACKUP_FOLDER,
    hours: values.PORTAL_BACKUP_HOURS,
    keep: values.PORTAL_BACKUP_KEEP,
    recipients: values.PORTAL_BACKUP_RECIPIENTS ?? [],
  };
}
