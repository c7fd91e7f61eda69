import { appStyle, media, steps, typeStyle, vars } from '@portal/design-system/css';

const narrow = 'screen and (max-width: 1119.98px)';
const hairline = `1px solid ${vars.hairline}`;

export const library = appStyle({
  display: 'grid',
  gridTemplateColumns: '200px minmax(0, 1fr) 296px',
  gridTemplateAreas: '"top top top" "folders middle side"',
  gridTemplateRows: 'auto 1fr',
  gap: steps[4],
  alignItems: 'start',
  minBlockSize: 'min(640px, 60vh)',
  '@media': {
    [narrow]: {
      gridTemplateColumns: 'minmax(0, 1fr) 296px',
      gridTemplateAreas: '"top top" "folders side" "middle side"',
      gridTemplateRows: 'auto auto 1fr',
    },
    [media.small]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      gridTemplateAreas: '"top" "folders" "middle" "side"',
      gridTemplateRows: 'none',
    },
  },
});
export const top = appStyle({
  gridArea: 'top',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 360px) auto',
  justifyContent: 'space-between',
  alignItems: 'end',
  gap: steps[3],
  '@media': { [media.small]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const plainList = appStyle({ listStyle: 'none', margin: 0, padding: 0 });
export const folders = appStyle({ gridArea: 'folders', '@media': { [narrow]: { display: 'none' } } });
export const folderField = appStyle({
  gridArea: 'folders',
  display: 'none',
  '@media': { [narrow]: { display: 'block' } },
});
export const folder = appStyle({
  display: 'flex',
  alignItems: 'center',
  gap: steps[2],
  inlineSize: '100%',
  minBlockSize: '32px',
  paddingInline: steps[2],
  border: 0,
  borderRadius: vars.rM,
  background: 'transparent',
  color: vars.text1,
  font: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: vars.hover },
    '&[aria-current]': { background: vars.selected, fontWeight: 550 },
    '&[data-depth="1"]': { paddingInlineStart: steps[6] },
    '&[data-depth="2"], &[data-depth="3"]': { paddingInlineStart: '44px' },
    '&:focus-visible': { outline: `2px solid ${vars.focus}`, outlineOffset: '-2px' },
  },
});
export const folderName = appStyle({ flex: 1, minInlineSize: 0, overflow: 'hidden', textOverflow: 'ellipsis' });
export const middle = appStyle({ gridArea: 'middle', display: 'grid', gap: steps[3], alignContent: 'start' });
export const listHead = appStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: steps[3],
});
export const quiet = appStyle({ ...typeStyle('small'), color: vars.text2 });
export const strong = appStyle({ fontWeight: 550 });
export const warning = appStyle({ display: 'inline-flex', alignItems: 'center', gap: steps[1], color: vars.warning });

export const uploads = appStyle({ listStyle: 'none', margin: 0, padding: 0 });
export const upload = appStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(96px, 1fr) minmax(0, 2fr) auto',
  alignItems: 'center',
  gap: steps[3],
  minBlockSize: '40px',
  paddingInlineStart: steps[3],
  borderBlockEnd: hairline,
  borderInlineStart: '3px solid transparent',
  selectors: { '&[data-refused]': { borderInlineStartColor: vars.critical } },
});
export const uploadName = appStyle({ fontWeight: 550, overflowWrap: 'anywhere' });
export const progress = appStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(40px, 1fr) auto',
  alignItems: 'center',
  gap: steps[3],
});
export const refusal = appStyle({ ...typeStyle('small'), color: vars.critical });

export const grid = appStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(152px, 1fr))',
  gap: steps[3],
  '@media': {
    // Scrolls by itself, so that the details of the selected file stay visible.
    [media.small]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', maxBlockSize: '46vh', overflowY: 'auto' },
  },
});
export const tile = appStyle({
  position: 'relative',
  display: 'grid',
  alignContent: 'start',
  padding: steps[1],
  borderRadius: vars.rM,
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: vars.hover },
    '&:has(:checked)': { background: vars.selected },
    '&:has(:focus-visible)': { outline: `2px solid ${vars.focus}`, outlineOffset: '1px' },
  },
});
/** Covers the tile, which shows its state. */
export const radio = appStyle({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  margin: 0,
  opacity: 0,
  cursor: 'pointer',
});
export const thumb = appStyle({
  display: 'grid',
  placeItems: 'center',
  aspectRatio: '3 / 2',
  overflow: 'hidden',
  background: vars.surface2,
  color: vars.text2,
  borderRadius: vars.rS,
  selectors: { ':checked + &': { outline: `2px solid ${vars.accent}` } },
});
export const thumbPicture = appStyle({ inlineSize: '100%', blockSize: '100%', objectFit: 'cover' });
export const tileName = appStyle({
  ...typeStyle('small'),
  fontWeight: 550,
  marginBlockStart: steps[1],
  overflowWrap: 'anywhere',
});
export const tileFacts = appStyle({
  ...typeStyle('small'),
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: steps[2],
  color: vars.text2,
});

export const side = appStyle({
  gridArea: 'side',
  position: 'sticky',
  insetBlockStart: 0,
  maxBlockSize: 'calc(80vh - 230px)',
  overflowY: 'auto',
  borderInlineStart: hairline,
  paddingInlineStart: steps[4],
  paddingInlineEnd: steps[1],
  '@media': {
    [media.small]: {
      position: 'static',
      maxBlockSize: 'none',
      borderInlineStart: 0,
      paddingInlineStart: 0,
      borderBlockStart: hairline,
      paddingBlockStart: steps[4],
    },
  },
});
export const details = appStyle({ display: 'grid', gap: steps[3] });
export const focus = appStyle({ display: 'grid', gap: steps[2] });
export const focusPicture = appStyle({
  position: 'relative',
  display: 'block',
  cursor: 'crosshair',
  justifySelf: 'start',
});
export const large = appStyle({
  display: 'block',
  maxInlineSize: '100%',
  maxBlockSize: '240px',
  minInlineSize: '64px',
  background: vars.surface2,
  borderRadius: vars.rS,
});
/** A ring that shows on any picture. */
export const focusPoint = appStyle({
  position: 'absolute',
  insetInlineStart: 'var(--left)',
  insetBlockStart: 'var(--top)',
  inlineSize: '16px',
  blockSize: '16px',
  translate: '-50% -50%',
  borderRadius: '50%',
  border: '2px solid #fff',
  boxShadow: '0 0 0 2px #000',
  pointerEvents: 'none',
});
export const fields = appStyle({ display: 'grid', gap: steps[3] });
export const part = appStyle({
  display: 'grid',
  justifyItems: 'start',
  gap: steps[1],
  borderBlockStart: hairline,
  paddingBlockStart: steps[3],
});
export const formerFiles = appStyle({
  display: 'grid',
  gap: steps[2],
  inlineSize: '100%',
  marginBlockStart: steps[2],
});
export const use = appStyle({
  display: 'flex',
  gap: steps[3],
  justifyContent: 'space-between',
  paddingBlock: steps[1],
});
export const useName = appStyle({ minInlineSize: 0, overflowWrap: 'anywhere' });
export const confirmation = appStyle({ display: 'flex', flexWrap: 'wrap', gap: steps[2], alignItems: 'center' });

export const field = appStyle({ display: 'grid', gap: steps[1], justifyItems: 'start' });
export const chosen = appStyle({
  display: 'grid',
  gridTemplateColumns: '72px minmax(0, 1fr)',
  gap: steps[3],
  alignItems: 'center',
  inlineSize: '100%',
});
export const chosenThumb = appStyle({
  inlineSize: '72px',
  blockSize: '48px',
  objectFit: 'cover',
  background: vars.surface2,
  borderRadius: vars.rS,
});
export const chosenWords = appStyle({ minInlineSize: 0, overflowWrap: 'anywhere' });
export const label = appStyle({ ...typeStyle('small'), color: vars.text2 });
export const actions = appStyle({ display: 'flex', flexWrap: 'wrap', gap: steps[2] });
/** What a crop leaves of the picture. */
export const cropBox = appStyle({
  position: 'absolute',
  insetInlineStart: 'var(--crop-left)',
  insetBlockStart: 'var(--crop-top)',
  inlineSize: 'var(--crop-width)',
  blockSize: 'var(--crop-height)',
  border: '2px solid #fff',
  outline: '2px solid #000',
  outlineOffset: '-4px',
  pointerEvents: 'none',
});
/** The field for an address, above its button. */
export const wide = appStyle({ display: 'grid', inlineSize: '100%' });
