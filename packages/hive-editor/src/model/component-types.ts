import type { HiveNode, HiveWords, ModelOf, PreflightTypes } from '@portal/domain/hive';
import { childModel, decodeSettings, isComponentType, registry, type Shape } from '@portal/hive-components/settings';

/** The child model of a node by the registry: the same rule as on the server. */
export const modelOf: ModelOf = childModel;

/** The declared settings of a type; none for an unknown type. */
export const shapeOf = (name: string): Shape => (isComponentType(name) ? registry[name].settings : {});

/** HIVE-06: labels of types and settings. */
export const words: HiveWords = {
  typeLabel: (name) => (isComponentType(name) ? registry[name].label : name),
  settingLabel: (name, setting) => shapeOf(name)[setting]?.label ?? setting,
  isCells: (name) => isComponentType(name) && registry[name].children === 'cells',
};

const headings = ['Page title', 'Section', 'Part of a section', 'Detail'];

function kindOf(name: string, setting: string): ReturnType<PreflightTypes['kindOf']> {
  const declared = shapeOf(name)[setting];
  if (!declared) return null;
  if (declared.wire === 'Markdown' || declared.wire === 'HTML') return 'rich';
  if (declared.control === 'document') return 'address';
  return declared.control === 'address' || declared.control === 'picture' ? declared.control : 'other';
}

/** What the preflight needs to know about component types. */
export const preflightTypes: PreflightTypes = {
  modelOf,
  isKnown: isComponentType,
  findingsOf: (node: HiveNode) => decodeSettings(node.name, node.settings).findings,
  kindOf,
  headingOf(node) {
    if (node.name !== 'title') return null;
    const level = headings.indexOf(decodeSettings('title', node.settings).values.level);
    return level < 0 ? null : level + 1;
  },
};
