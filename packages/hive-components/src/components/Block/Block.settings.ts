import { define } from '../../registry/definition.ts';
import { address } from '../../settings/address.ts';
import { backgroundPicture, backgroundPictureShown } from '../../settings/background-picture.ts';
import { color } from '../../settings/color.ts';
import { combo } from '../../settings/combo.ts';
import { dimensions } from '../../settings/dimensions.ts';
import { perWidth } from '../../settings/per-width.ts';
import { yesNo } from '../../settings/yes-no.ts';

/** Icons that a block can start with. */
export const blockIcons = [
  'None',
  'Calculator',
  'Certificate',
  'Delivery',
  'Document',
  'Mail',
  'Phone',
  'Place',
  'Tool',
] as const;

export const block = define({
  name: 'block',
  id: 2,
  label: 'Block',
  summary: 'Holds other components, stacked or side by side.',
  icon: 'Square',
  group: 'Layout',
  children: 'flow',
  settings: {
    background: color('Background', ''),
    ...backgroundPicture,
    fullWidth: yesNo('Full width', false, { note: 'The background spans the whole width of the page' }),
    direction: combo('Direction', ['Column', 'Row Left', 'Row Center', 'Row Right'], 'Column'),
    ...perWidth('align', combo('Align', ['Stretch', 'Start', 'Center', 'End'], 'Stretch', { note: 'Across the page' })),
    ...perWidth('vAlign', combo('Vertical align', ['Stretch', 'Top', 'Middle', 'Bottom'], 'Stretch')),
    ...perWidth('stringPadding', dimensions('Space inside')),
    ...perWidth('stringMargin', dimensions('Space outside')),
    link: address('Link', { note: 'Where a click on the block leads' }),
    icon: combo('Icon', blockIcons, 'None', { note: 'Shown before the content of the block' }),
    sticky: yesNo('Sticky', false, { note: 'Stays at the top while the page scrolls' }),
  },
  shown: backgroundPictureShown,
});
