import type { PreflightTypes } from '@portal/domain/hive';
import type { Shape } from '../settings/setting.ts';
import { childModel } from './child-model.ts';
import { decodeSettings } from './decode.ts';
import { isComponentType, registry } from './definitions.ts';

const headings = ['Page title', 'Section', 'Part of a section', 'Detail'];

const shapeOf = (name: string): Shape => (isComponentType(name) ? registry[name].settings : {});

/** What the preflight needs to know about component types: the same in the editor and on the server. */
export const preflightTypes: PreflightTypes = {
  modelOf: childModel,
  isKnown: isComponentType,
  findingsOf: (node) => decodeSettings(node.name, node.settings).findings,
  kindOf(name, setting) {
    const declared = shapeOf(name)[setting];
    if (!declared) return null;
    if (declared.wire === 'Markdown' || declared.wire === 'HTML') return 'rich';
    if (declared.control === 'document') return 'address';
    return declared.control === 'address' || declared.control === 'picture' ? declared.control : 'other';
  },
  headingOf(node) {
    if (node.name !== 'title') return null;
    const level = headings.indexOf(decodeSettings('title', node.settings).values.level);
    return level < 0 ? null : level + 1;
  },
};
