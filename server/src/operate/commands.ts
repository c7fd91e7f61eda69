import { restoreCommand } from './backup-commands.ts';
import type { Command } from './command.ts';
import { feedTemplates } from './feed-templates-command.ts';
import { migrateCommand } from './migrate-command.ts';
import { seedCommand } from './seed-command.ts';
import { serve } from './serve.ts';
import { storeCommands } from './store-commands.ts';
import { versionCommand } from './version-command.ts';

/** All operator commands, in the order of the help. */
export const commands: readonly Command[] = [
  serve,
  migrateCommand,
  seedCommand,
  restoreCommand,
  feedTemplates,
  versionCommand,
  ...storeCommands,
];
