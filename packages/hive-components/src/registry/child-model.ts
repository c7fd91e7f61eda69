import { decodeSettings } from './decode.ts';
import { isComponentType, registry } from './definitions.ts';

/** How a component arranges its children; `cells` may be empty, `count` is their number. */
export type ChildModel =
  | { readonly kind: 'none' | 'flow' }
  | { readonly kind: 'cells'; readonly count: number; readonly columns: number };

interface Counted {
  readonly cells?: (values: Readonly<Record<string, unknown>>) => { readonly count: number; readonly columns: number };
}

/** The child model of a component by its type and stored settings; `flow` for an unknown type. */
export function childModel({ name, settings }: { readonly name: string; readonly settings: unknown }): ChildModel {
  if (!isComponentType(name)) return { kind: 'flow' };
  const definition = registry[name];
  if (definition.children !== 'cells') return { kind: definition.children };
  // Safe: each type counts by its own values, and these are decoded by the same type.
  const counted = (definition as Counted).cells?.(decodeSettings(name, settings).values);
  return { kind: 'cells', count: counted?.count ?? 0, columns: counted?.columns ?? 1 };
}
