import { Button, ButtonGroup, ColorField } from '@portal/design-system';
import { Palette } from '@portal/design-system/icons';
import { hexOf, readOklch, startFrom, withBrand } from '@portal/design-system/theme-editing';
import { themes } from '@portal/design-system/themes';
import { useId, useState } from 'react';
import { themeCustomiserMessages } from '../messages/theme-customiser.ts';
import * as css from './ThemeCustomiser.css.ts';
import type { ThemeCustomiserProps } from './ThemeCustomiser.props.ts';

const messages = themeCustomiserMessages.brand;
const schemes = [
  { key: 'light', label: messages.light },
  { key: 'dark', label: messages.dark },
] as const;
/** Designed for their schemes; their steps of lightness are used. */
const references = { light: startFrom('standard', themes.standard), dark: startFrom('midnight', themes.midnight) };

const asHex = (value: string) => {
  const colour = readOklch(value);
  return colour ? hexOf(colour) : '#808080';
};

/** THEME-03: derives all colours from an accent and a neutral colour. */
export function BrandColours({ draft, onChange }: Pick<ThemeCustomiserProps, 'draft' | 'onChange'>) {
  const { tokens, scheme } = draft.theme;
  const title = useId();
  const [accent, setAccent] = useState<string>();
  const [neutral, setNeutral] = useState<string>();
  const colours = { accent: accent ?? asHex(tokens.accent), neutral: neutral ?? asHex(tokens.text3) };
  const derive = (as: 'light' | 'dark') => onChange(withBrand(draft, references[as], colours));
  return (
    <section className={css.section} aria-labelledby={title}>
      <div className={css.head}>
        <span id={title} className={css.title}>
          {messages.title}
        </span>
        <ButtonGroup kind="one" label={messages.scheme} items={schemes} value={scheme} onValueChange={derive} />
      </div>
      <div className={css.brand}>
        <ColorField label={messages.accent} value={colours.accent} onValueChange={setAccent} />
        <ColorField label={messages.neutral} value={colours.neutral} onValueChange={setNeutral} />
      </div>
      <div>
        <Button icon={Palette} onClick={() => derive(scheme)}>
          {messages.derive}
        </Button>
      </div>
    </section>
  );
}
