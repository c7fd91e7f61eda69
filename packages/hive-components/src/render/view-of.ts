import { isComponentType } from '../registry/definitions.ts';
import { views } from '../registry/views.ts';
import type { AnyView } from './view.ts';

/** The view of a type by name. Safe: its values come from decoding by the same name. */
export function viewOf(name: string): AnyView | undefined {
  return isComponentType(name) ? (views[name] as AnyView) : undefined;
}
