import { isComponentType } from '../registry/definitions.ts';
import { views } from '../registry/views.ts';
import type { AnyView } from './view.ts';

/** The view of a type by its name. A view gets the values that decoding by the same name gives, so what it takes is what it gets. */
export function viewOf(name: string): AnyView | undefined {
  return isComponentType(name) ? (views[name] as AnyView) : undefined;
}
