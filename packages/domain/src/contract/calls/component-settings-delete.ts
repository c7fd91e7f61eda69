import { z } from 'zod/mini';
import { defineCall } from '../call.ts';
import { componentRef, hiveChanged, seenRevision, settingName } from '../hive-fields.ts';

export const componentSettingsDelete = defineCall({
  name: 'component-settings/delete',
  access: 'staff',
  summary: 'Removes a setting. A declared setting returns to its default.',
  request: z.object({ ...componentRef, name: settingName, revision: seenRevision }),
  reply: hiveChanged,
});
