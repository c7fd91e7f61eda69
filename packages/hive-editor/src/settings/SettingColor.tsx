import { ColorField, type ColorFieldProps } from '@portal/design-system';
import { themePalette } from './theme-palette.ts';

/** A colour with the colours of the theme to choose from. A separate module, so that the picker loads when a colour is first shown. */
export function SettingColor(props: Omit<ColorFieldProps, 'palette' | 'alpha'>) {
  return <ColorField {...props} alpha palette={themePalette()} />;
}
