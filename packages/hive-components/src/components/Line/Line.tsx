import { vars } from '@portal/design-system/css';
import type { View } from '../../render/view.ts';
import { colourOr } from '../../styles/custom-background.ts';
import * as css from './Line.css.ts';
import { line } from './Line.settings.ts';

/** A horizontal line across the page. */
export const Line: View<'line'> = {
  look: ({ margin, thickness, colour }) => ({
    '--margin': `${margin}px`,
    '--thickness': `${thickness}px`,
    '--colour': colourOr(colour, line.settings.colour.initial, vars.hairline),
  }),
  Show: ({ root }) => <hr {...root} className={css.line} />,
};
