import { backupCommand } from './backup-commands.ts';
import type { StoreCommand } from './command.ts';
import { feedCommands } from './feed-commands.ts';
import { feedTokenCommands } from './feed-token-commands.ts';
import { jobsCommands } from './jobs-commands.ts';
import { maintenanceCommands } from './maintenance-commands.ts';
import { ordersOutCommands } from './orders-out-commands.ts';
import { supplierCommands } from './supplier-commands.ts';
import { userAdd } from './user-add.ts';
import { userCommands } from './user-commands.ts';
import { userLookCommands } from './user-look-commands.ts';
import { userSet } from './user-set.ts';

/** Commands that a running server accepts. */
export const storeCommands: readonly StoreCommand[] = [
  userAdd,
  ...userLookCommands,
  userSet,
  ...userCommands,
  ...maintenanceCommands,
  ...supplierCommands,
  backupCommand,
  ...feedCommands,
  ...feedTokenCommands,
  ...jobsCommands,
  ...ordersOutCommands,
];
