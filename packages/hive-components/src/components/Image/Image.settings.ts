import { settingsMessages } from '../../messages/settings.ts';
import { define } from '../../registry/definition.ts';
import { address, picture } from '../../settings/address.ts';
import { combo } from '../../settings/combo.ts';
import { number } from '../../settings/number.ts';
import type { Setting } from '../../settings/setting.ts';
import { string } from '../../settings/string.ts';
import { textSetting } from '../../settings/text.ts';

/** A width: pixels as a plain number, or a CSS length such as 100% or 20em. */
function width(label: string, initial: string): Setting<string> {
  const fault = (text: string) =>
    /^\d{1,4}(?:\.\d{1,3})?(?:px|em|rem|%)?$/.test(text) ? undefined : settingsMessages.width;
  return textSetting({ wire: 'String', fault }, label, initial, {
    longest: 20,
    note: 'Pixels, or a length such as 100%',
  });
}

export const image = define({
  name: 'image',
  id: 9,
  label: 'Image',
  summary: 'A picture, which may open a PDF or a flip book.',
  icon: 'Image',
  group: 'Pictures',
  islands: ['overlay'],
  settings: {
    image: picture('Picture'),
    alt: string('Alt text', '', { longest: 300, note: 'What the picture shows; empty if it only decorates' }),
    fill: combo('Fill', ['contain', 'cover', 'auto'], 'contain'),
    height: number('Height', 134, { min: 8, max: 2000, note: 'Pixels' }),
    width: width('Width', '100%'),
    repeat: combo('Repeat', ['No', 'Repeat X', 'Repeat Y', 'Yes'], 'No'),
    overlay: combo('Overlay', ['None', 'PDF', 'FlipBook'], 'None', { note: 'What a click opens' }),
    document: address('Document', {
      control: 'document',
      note: 'The PDF, or what opens if the flip book cannot be shown',
    }),
    pages: string('Pages', '', {
      longest: 20_000,
      control: 'list',
      note: 'Pictures of the pages, separated by commas',
    }),
    link: address('Link'),
  },
  shown: {
    document: ({ overlay }) => overlay !== 'None',
    pages: ({ overlay }) => overlay === 'FlipBook',
    link: ({ overlay }) => overlay === 'None',
  },
});
