import { line } from '../components/Line/Line.settings.ts';
import { space } from '../components/Space/Space.settings.ts';
import { title } from '../components/Title/Title.settings.ts';

/** Every component type by name: data only, safe on the server. */
export const definitions = {
  line,
  space,
  title,
} as const;

export type ComponentName = keyof typeof definitions;
