import type { Values } from '../../settings/setting.ts';
import type { space } from './Space.settings.ts';

/** Room between two components. */
export function Space({ values }: { values: Values<typeof space.settings> }) {
  return <div aria-hidden="true" style={{ height: values.height }} />;
}
