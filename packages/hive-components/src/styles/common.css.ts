import { fontFamily, layers, media, motion, typeStyle, vars, widgetStyle } from '@portal/design-system/css';
import { globalStyle, type StyleRule } from '@vanilla-extract/css';

/** Margin above and below the content of the page. */
export const pageRoom = { above: '32px', below: '72px' } as const;
/** The page: size container of its components, so that they respond to their own space and not to the screen. */
export const page = widgetStyle({
  ...typeStyle('public'),
  fontFamily,
  color: vars.text1,
  background: vars.surface1,
  containerType: 'inline-size',
  display: 'flow-root',
  overflowWrap: 'break-word',
  paddingBlock: `${pageRoom.above} ${pageRoom.below}`,
  vars: { '--gutter': '24px' },
  '@media': { [media.small]: { vars: { '--gutter': '16px' } } },
});

/** Notes for editors: missing or invalid content. */
export const note = widgetStyle({
  ...typeStyle('small'),
  color: vars.text2,
  background: vars.surface2,
  border: `1px dashed ${vars.fieldLine}`,
  borderRadius: vars.rM,
  padding: '8px 12px',
  marginBlock: '4px',
  overflowWrap: 'anywhere',
});

/** Visually hidden text, such as the label of an icon. */
export const hidden = widgetStyle({
  position: 'absolute',
  inlineSize: '1px',
  blockSize: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
});

/** Collapsed until requested. Without scripts and in print nothing can be expanded, so everything shows. */
globalStyle('[data-waits]', {
  '@layer': { [layers.widgets]: { '@media': { 'screen and (scripting: enabled)': { display: 'none !important' } } } },
});
/** A control that needs scripts. */
export const scripted = widgetStyle({ '@media': { '(scripting: none)': { display: 'none !important' } } });

const press: StyleRule = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: '6px',
  minBlockSize: '44px',
  fontWeight: 550,
  cursor: 'pointer',
  color: vars.accentText,
  borderRadius: vars.rS,
  textDecorationLine: vars.linkLine,
  textUnderlineOffset: '3px',
  selectors: { '&:hover': { textDecorationLine: 'underline' } },
};
export const action = widgetStyle(press);

/** A round button on pictures, with its own background for contrast. */
export const round = widgetStyle({
  inlineSize: '44px',
  blockSize: '44px',
  display: 'grid',
  placeItems: 'center',
  borderRadius: '50%',
  color: vars.text1,
  background: vars.surface3,
  border: `1px solid ${vars.border}`,
  cursor: 'pointer',
  flex: 'none',
  transition: `background ${motion.d1} ${motion.easeOut}`,
  selectors: {
    '&:hover': { background: vars.hover },
    '&[aria-disabled="true"]': { color: vars.text3, cursor: 'default' },
  },
});

/** A picture that opens something: poster, PDF, book. */
export const poster = widgetStyle({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  inlineSize: '100%',
  overflow: 'hidden',
  borderRadius: vars.rM,
  background: vars.surface2,
  border: `1px solid ${vars.hairline}`,
  color: vars.text1,
  cursor: 'pointer',
});
export const posterPicture = widgetStyle({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
});
export const play = widgetStyle({
  position: 'relative',
  inlineSize: '56px',
  blockSize: '56px',
  display: 'grid',
  placeItems: 'center',
  borderRadius: '50%',
  color: vars.onAccent,
  background: vars.accent,
  forcedColorAdjust: 'none',
  transition: `scale ${motion.d1} ${motion.easeOut}`,
  selectors: { [`${poster}:hover &`]: { scale: '1.06' } },
});
/** Label at the lower edge of a picture: says what the picture opens. */
export const tag = widgetStyle({
  ...typeStyle('small'),
  position: 'absolute',
  insetBlockEnd: '8px',
  insetInlineStart: '8px',
  display: 'inline-flex',
  alignItems: 'center',
  gap: '6px',
  padding: '4px 8px',
  maxInlineSize: 'calc(100% - 16px)',
  fontWeight: 550,
  color: vars.text1,
  background: vars.surface3,
  border: `1px solid ${vars.border}`,
  borderRadius: vars.rS,
});
