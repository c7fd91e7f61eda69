import { widgetStyle } from '@portal/design-system/css';
import { tokensOn } from './custom-background.ts';
import { overlays } from './picture-overlay.ts';

/** An element with a picture behind its content. */
export const pictured = widgetStyle({ position: 'relative', isolation: 'isolate' });

const over = ({ colour, strength, text }: (typeof overlays)['Dark']) =>
  widgetStyle({
    color: text,
    vars: {
      ...tokensOn(colour, { text, quiet: 100 }),
      '--veil': `color-mix(in srgb, ${colour} ${strength}%, transparent)`,
    },
  });
/** The overlay and the text colours on it, the same in every theme. */
export const overlay = { Dark: over(overlays.Dark), Light: over(overlays.Light), None: '' } as const;

/** The picture and its overlay, behind the content of the element. */
export const backdrop = widgetStyle({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  zIndex: -1,
  overflow: 'hidden',
  selectors: {
    '&::after': { content: '""', position: 'absolute', inset: 0, background: 'var(--veil, transparent)' },
  },
});
export const picture = widgetStyle({
  display: 'block',
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
  objectPosition: 'var(--focus-of-picture)',
});
