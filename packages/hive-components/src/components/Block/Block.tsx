import { cx } from '@portal/design-system';
import { Calculator, FileBadge, FileText, Mail, MapPin, Package, Phone, Ruler } from '@portal/design-system/icons';
import type { SettingsOf } from '../../registry/definitions.ts';
import { Backdrop, backdropClass, backdropLook } from '../../render/Backdrop.tsx';
import type { Look, RenderContext, View } from '../../render/view.ts';
import { leadsAway } from '../../rich/address.ts';
import { pathOf } from '../../rich/Rich.tsx';
import { backgroundLook } from '../../styles/custom-background.ts';
import { sidesLook } from '../../styles/lengths.ts';
import * as css from './Block.css.ts';

const across = { Stretch: 'stretch', Start: 'flex-start', Center: 'center', End: 'flex-end' } as const;
const down = { Stretch: 'stretch', Top: 'flex-start', Middle: 'center', Bottom: 'flex-end' } as const;
const along = { 'Row Left': 'flex-start', 'Row Center': 'center', 'Row Right': 'flex-end' } as const;
const words = { Stretch: 'start', Start: 'start', Center: 'center', End: 'end' } as const;

const icons = {
  None: null,
  Calculator,
  Certificate: FileBadge,
  // Not the truck icon of the orders screens: it would pull in their chunk.
  Delivery: Package,
  Document: FileText,
  Mail,
  Phone,
  Place: MapPin,
  Tool: Ruler,
} as const;

/** The background colour, with the tokens for text on it unless the overlay of a picture sets them. */
function groundLook(values: SettingsOf<'block'>, context: RenderContext): Look {
  const { background, picture, pictureOverlay } = values;
  if (pathOf(picture, context) === '') return backgroundLook(background);
  return {
    ...(pictureOverlay === 'None' ? backgroundLook(background) : { '--background': background || 'transparent' }),
    ...backdropLook(values, picture, context),
  };
}

function look(values: SettingsOf<'block'>, context: RenderContext): Look {
  const { direction, align, vAlign, stringPadding, stringMargin } = values;
  const column = direction === 'Column';
  const inside = sidesLook(stringPadding, true);
  const outside = sidesLook(stringMargin, true);
  return {
    '--flow': column ? 'column' : 'row',
    '--wrap': column ? 'nowrap' : 'wrap',
    '--along': column ? (vAlign === 'Stretch' ? 'flex-start' : down[vAlign]) : along[direction],
    '--across': column ? across[align] : down[vAlign],
    '--text': words[align],
    '--pad-block': inside.block,
    '--pad-inline': inside.inline,
    '--out-block': outside.block,
    '--out-inline': outside.inline,
    ...groundLook(values, context),
  };
}

/** Components stacked or side by side, on an optional background. */
export const Block: View<'block'> = {
  look,
  Show({ values, root, place, depth, context, children }) {
    const { direction, align, fullWidth, background, sticky, link, icon, picture } = values;
    const row = direction !== 'Column';
    const Icon = icons[icon];
    const isPictured = pathOf(picture, context) !== '';
    const classes = cx(
      css.block,
      row && css.row,
      row && align === 'Stretch' && css.shares,
      (background !== '' || isPictured) && css.chosen,
      depth === 0 && css.root,
      fullWidth && css.full,
      sticky && css.sticky,
      link !== '' && css.leads,
      Icon !== null && !row && css.iconed,
      isPictured && backdropClass(values),
    );
    const inside = (
      <>
        {Icon && <Icon size={20} strokeWidth={1.5} aria-hidden className={css.icon} />}
        {children}
        {isPictured && <Backdrop picture={picture} place={place} context={context} />}
      </>
    );
    if (link === '' || context.mode === 'draft') {
      return (
        <div {...root} className={classes}>
          {inside}
        </div>
      );
    }
    const id = root.id ?? place;
    return (
      <div {...root} id={id} className={cx(classes, css.linked)}>
        {inside}
        {/* Its accessible name is the whole text of the block. */}
        <a href={link} className={css.link} aria-labelledby={id} {...(leadsAway(link) ? { rel: 'noopener' } : {})} />
      </div>
    );
  },
};
