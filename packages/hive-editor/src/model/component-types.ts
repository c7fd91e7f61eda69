import type { HiveWords, ModelOf } from '@portal/domain/hive';
import { childModel, isComponentType, registry, type Shape } from '@portal/hive-components/settings';

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
