import { z } from 'zod/mini';
import { defineCall } from '../call.ts';
import { componentRef, hiveChanged, seenRevision, settingName, settingValue } from '../hive-fields.ts';

export const componentSettingsUpdate = defineCall({
  name: 'component-settings/update',
  access: 'staff',
  summary:
    'Changes the value of a setting. The value is validated and sanitised by its declaration (HIVE-06, HIVE-14).',
  request: z.object({
    ...componentRef,
    name: settingName,
    value: settingValue,
    revision: seenRevision,
  }),
  reply: hiveChanged,
});
