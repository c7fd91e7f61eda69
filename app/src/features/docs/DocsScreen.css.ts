import { appStyle } from '@portal/design-system/css';
import { toolLeadRule, toolRule } from '../../page/screen-rule.ts';

export const screen = appStyle(toolRule);
export const lead = appStyle(toolLeadRule);
