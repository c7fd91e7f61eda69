import { decodeSettings } from './decode.ts';
import { isComponentType, registry } from './definitions.ts';

/** How the children of one component are kept; `cells` may stay empty, `count` says how many there are. */
export type ChildModel =
  | { readonly kind: 'none' | 'flow' }
  | { readonly kind: 'cells'; readonly count: number; readonly columns: number };

interface Counted {
  readonly cells?: (values: Readonly<Record<string, unknown>>) => { readonly count: number; readonly columns: number };
}

/** The child model of a component by its type and stored settings; a type that is not known keeps a sequence. */
export function childModel({ name, settings }: { readonly name: string; readonly settings: unknown }): ChildModel {
  if (!isComponentType(name)) return { kind: 'flow' };
  const definition = registry[name];
  if (definition.children !== 'cells') return { kind: definition.children };
  // Each type counts by its own values, which decoding by the same type gives.
  const counted = (definition as Counted).cells?.(decodeSettings(name, settings).values);
  return { kind: 'cells', count: counted?.count ?? 0, columns: counted?.columns ?? 1 };
}
