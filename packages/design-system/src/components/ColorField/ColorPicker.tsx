import { type CSSProperties, useState } from 'react';
import { useRovingItems } from '../../internal/use-roving-items.ts';
import { colorFieldMessages as messages } from '../../messages/color-field.ts';
import { hexOf, type Oklch, readOklch } from '../../themes/editing/oklch.ts';
import { Button } from '../Button/Button.tsx';
import { Slider } from '../Slider/Slider.tsx';
import * as css from './ColorField.css.ts';
import type { PaletteColour } from './ColorField.props.ts';

/** A custom property for one element. */
export const withVars = (vars: Readonly<Record<`--${string}`, string | number>>) => vars as CSSProperties;

const black: Oklch = { l: 0, c: 0, h: 0, a: 1 };
/** The highest chroma of any screen colour. */
const mostChroma = 0.32;

interface SwatchesProps {
  palette: readonly PaletteColour[];
  value: string;
  onPick: (value: string) => void;
}

function Swatches({ palette, value, onPick }: SwatchesProps) {
  const { row, onKeyDown, stop, setStop } = useRovingItems(palette.length, (index) => {
    const next = palette[index];
    if (next) onPick(next.value);
  });
  const current = palette.findIndex((each) => each.value === value);
  return (
    <div ref={row} role="radiogroup" aria-label={messages.palette} className={css.palette} onKeyDown={onKeyDown}>
      {palette.map((each, index) => (
        // biome-ignore lint/a11y/useSemanticElements: a radio button has no background to show a colour on
        <button
          key={each.value}
          type="button"
          role="radio"
          aria-checked={each.value === value}
          aria-label={each.label}
          title={each.label}
          tabIndex={index === (current < 0 ? stop : current) ? 0 : -1}
          onFocus={() => setStop(index)}
          onClick={() => onPick(each.value)}
          className={css.swatch}
          style={withVars({ '--colour': each.value })}
        />
      ))}
    </div>
  );
}

export interface ColorPickerProps {
  value: string;
  palette: readonly PaletteColour[];
  /** Offers no colour, too. */
  optional: boolean;
  onValueChange: (value: string) => void;
}

/** Lightness, chroma and hue in OKLCH, where equal steps look equal, and a palette. */
export function ColorPicker({ value, palette, optional, onValueChange }: ColorPickerProps) {
  // The slider positions are stored apart from the colour: grey has no hue, and the hue slider must not move.
  const [set, setSet] = useState<{ colour: Oklch; hex: string }>();
  const colour = set?.hex === value ? set.colour : (readOklch(value) ?? black);
  const change = (part: Partial<Oklch>) => {
    const next = { ...colour, ...part };
    // Black and white have no chroma.
    const hex = hexOf(next.l <= 0 || next.l >= 1 ? { ...next, c: 0 } : next);
    setSet({ colour: next, hex });
    if (hex !== value) onValueChange(hex);
  };
  const percent = (part: number) => `${Math.round(part)} %`;
  return (
    <div
      className={css.picker}
      style={withVars({ '--colour': value, '--l': colour.l, '--c': colour.c, '--h': colour.h })}
    >
      <div className={css.preview} />
      <Slider
        label={messages.lightness}
        track="lightness"
        max={100}
        format={percent}
        value={Math.round(colour.l * 100)}
        onValueChange={(l) => change({ l: l / 100 })}
      />
      <Slider
        label={messages.chroma}
        track="chroma"
        max={100}
        format={percent}
        value={Math.min(100, Math.round((colour.c / mostChroma) * 100))}
        onValueChange={(c) => change({ c: (c / 100) * mostChroma })}
      />
      <Slider
        label={messages.hue}
        track="hue"
        max={359}
        format={(h) => `${h}°`}
        value={Math.round(colour.h) % 360}
        onValueChange={(h) => change({ h })}
      />
      {palette.length > 0 ? <Swatches palette={palette} value={value} onPick={onValueChange} /> : null}
      {optional ? (
        <Button kind="quiet" size="s" onClick={() => onValueChange('')}>
          {messages.noColour}
        </Button>
      ) : null}
    </div>
  );
}
