import { type HiveNode, type HiveSection, rootKey, type SettingValues, type UriSettings } from '@portal/domain/hive';
import type { HiveComponentType, SettingsOf } from '@portal/hive-components/settings';

/** A component with its children. In a grid, null leaves a cell empty. */
export interface DemoComponent {
  readonly name: HiveComponentType;
  readonly settings: SettingValues;
  readonly children: readonly (DemoComponent | null)[];
  readonly description: string;
}

export interface DemoPage {
  readonly uri: string;
  readonly description: string;
  /** Address of the parent page. */
  readonly parent?: string;
  readonly menu?: boolean;
  readonly aliases?: readonly string[];
  readonly uri_settings?: UriSettings;
  readonly content: readonly DemoComponent[];
  /** The page is not published yet: its draft is planned for a Monday morning, four to five weeks after the demo is filled. */
  readonly isPlanned?: boolean;
}

/** A saved section. Pages show it synced by a component `section` whose setting is this id. */
export interface DemoSection {
  readonly id: string;
  readonly name: string;
  readonly content: readonly DemoComponent[];
}

type Given<Type extends HiveComponentType> = { readonly [Name in keyof SettingsOf<Type>]?: SettingsOf<Type>[Name] };

/** A component. Boolean settings are stored as "Yes" and "No". */
export function component<Type extends HiveComponentType>(
  name: Type,
  settings: Given<Type> = {},
  children: readonly (DemoComponent | null)[] = [],
  description = '',
): DemoComponent {
  const stored = Object.entries(settings).map(([setting, value]) => [
    setting,
    typeof value === 'boolean' ? (value ? 'Yes' : 'No') : value,
  ]);
  return { name, settings: Object.fromEntries(stored), children, description };
}

/** Removes the indentation from a template literal. */
export const words = (text: string): string => text.replace(/^ +/gm, '').trim();

/** The subtrees of a section as stored. */
export const partsOf = ({ content }: DemoSection): HiveSection['parts'] =>
  content.map((each) =>
    nodesOf({ content: [each] })
      .slice(1)
      .map((node) => (node.parent === rootKey ? { ...node, parent: null } : node)),
  );

/** A page's components as stored. Keys are derived from the position (`c0-2-1`), so that they are the same on every fill. */
export function nodesOf({ content }: Pick<DemoPage, 'content'>): readonly HiveNode[] {
  const nodes: HiveNode[] = [];
  const visit = (each: DemoComponent, key: string, parent: string | null, position: number): void => {
    const { name, settings, description, children } = each;
    nodes.push({ key, parent, position, name, description, active: true, settings });
    children.forEach((child, i) => {
      if (child) visit(child, key === rootKey ? `c${i}` : `${key}-${i}`, key, i);
    });
  };
  visit(component('block', {}, content), rootKey, null, 0);
  return nodes;
}
