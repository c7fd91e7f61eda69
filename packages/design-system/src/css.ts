/** For `*.css.ts` files of other packages. Separate from the components, so that a style sheet never loads React. */
export * as tableCss from './components/Table/row.css.ts';
export { appStyle, widgetStyle } from './internal/layer-style.ts';
export { motion } from './motion/contract.css.ts';
export { codeFamily, fontFamily, fontFeatures, type, typeStyle, weights } from './props/type.ts';
export { spacing } from './spacing/contract.css.ts';
export { media, spacings, steps } from './spacing/spacing.ts';
export { pageWidth } from './spacing/width-lock.css.ts';
export { vars } from './themes/contract.css.ts';
export { layers } from './themes/layers.css.ts';
