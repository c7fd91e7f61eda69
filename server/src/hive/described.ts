import type { HiveSetting } from '@portal/domain/hive';
import { type Described, isDeclared } from './component-types.ts';

type Given = Pick<HiveSetting, 'name' | 'value'> & Partial<HiveSetting>;

/** Descriptions of the settings that the type does not declare, stored so that they can be returned as they were sent. */
export function describedIn(type: string, settings: readonly Given[]): Described {
  return Object.fromEntries(
    settings.flatMap(({ name, value, type: wire, description = name, options, note, readonly }) => {
      if (isDeclared(type, name)) return [];
      const kind = wire ?? (typeof value === 'number' ? 'Number' : 'String');
      const more = { ...(options ? { options } : {}), ...(note ? { note } : {}), ...(readonly ? { readonly } : {}) };
      return [[name, { type: kind, description, ...more }] as const];
    }),
  );
}
