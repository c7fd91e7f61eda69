import { globalStyle } from '@vanilla-extract/css';
import { componentStyle, componentVariants } from '../../internal/layer-style.ts';
import { layers } from '../../themes/layers.css.ts';
import { aspectRatios } from './AspectRatio.props.ts';

export const box = componentStyle({ position: 'relative', width: '100%', overflow: 'hidden' }, 'box');
globalStyle(`${box} > :is(img, video, picture, iframe)`, {
  '@layer': { [layers.components]: { display: 'block', width: '100%', height: '100%', objectFit: 'cover' } },
});
export const ratio = componentVariants(aspectRatios, (aspectRatio) => ({ aspectRatio }), 'ratio-');
