import { appStyle, spacing, vars } from '@portal/design-system/css';

export const waiting = appStyle({ flex: 1, padding: spacing.pad, background: vars.surface1, color: vars.text1 });
