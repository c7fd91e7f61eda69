import { z } from 'zod/mini';
import { defineCall } from '../call.ts';
import { componentAsked, hiveChanged, seenRevision, settingName } from '../hive-fields.ts';

export const componentSettingsDelete = defineCall({
  name: 'component-settings/delete',
  access: 'staff',
  summary: 'Takes a setting away: a declared one has its default again.',
  request: z.object({ ...componentAsked, name: settingName, revision: seenRevision }),
  reply: hiveChanged,
});
