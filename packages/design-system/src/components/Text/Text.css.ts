import { componentStyle, componentVariants } from '../../internal/layer-style.ts';
import { tones } from '../../props/tone.ts';
import { type TypeSize, type, typeStyle, weights } from '../../props/type.ts';
import { vars } from '../../themes/contract.css.ts';
import { textAligns } from './Text.props.ts';

export const text = componentStyle({ fontStyle: 'normal' }, 'text');
export const size = componentVariants(type, (_, key) => typeStyle(key as TypeSize), 'size-');
export const weight = componentVariants(weights, (fontWeight) => ({ fontWeight }), 'weight-');
export const tone = componentVariants(tones, (token) => ({ color: token ? vars[token] : 'inherit' }), 'tone-');
export const align = componentVariants(textAligns, (textAlign) => ({ textAlign }), 'align-');
export const truncate = componentStyle(
  { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap', minWidth: 0 },
  'truncate',
);
export const nowrap = componentStyle({ whiteSpace: 'nowrap' }, 'nowrap');
export const struck = componentStyle({ textDecorationLine: 'line-through', textDecorationColor: vars.text3 }, 'struck');
