import type { Shape } from '../settings/setting.ts';
import { string } from '../settings/string.ts';

/** `flow`: a contiguous sequence. `cells`: numbered places that may stay empty. */
export type Children = 'none' | 'flow' | 'cells';

/** Settings that every component has (HIVE-09). */
export const commonSettings = {
  linkId: string('Link id', '', { note: 'Name of this place, for links to it' }),
  activityLog: string('Activity log', '', { note: 'Logged when it is clicked' }),
};

/** A component's data, free of any view, so that the server reads it too (HIVE-07). Keyed by `name`: ids are not unique. */
export interface Definition<Name extends string, S extends Shape> {
  readonly name: Name;
  /** As in the specification; two types share one, so nothing is looked up by it. */
  readonly id: number;
  readonly label: string;
  readonly children: Children;
  readonly settings: S & typeof commonSettings;
}

export function define<const Name extends string, S extends Shape>(
  given: Omit<Definition<Name, S>, 'settings' | 'children'> & { readonly settings: S; readonly children?: Children },
): Definition<Name, S> {
  return { children: 'none', ...given, settings: { ...given.settings, ...commonSettings } };
}
