import { Button, Select, Slider } from '@portal/design-system';
import { type CropShape, cropBoxOf, cropShapes, type HivePicture, pathAtWidth } from '@portal/domain/hive';
import { type CSSProperties, useState } from 'react';
import { mediaMessages as messages } from '../messages/media.ts';
import * as css from './Library.css.ts';

export interface FocusPickerProps {
  path: string;
  picture: HivePicture;
  onFocusPoint: (focus: readonly [number, number]) => void;
  onCrop: (shape: CropShape) => void;
}

const percentAt = (at: number, start: number, length: number) =>
  Math.min(100, Math.max(0, Math.round(((at - start) / length) * 100)));

function boxLook(picture: HivePicture, focus: readonly [number, number], shape: CropShape): CSSProperties {
  const { left, top, width, height } = cropBoxOf(picture, focus, shape);
  const across = (length: number) => `${(length / picture.width) * 100}%`;
  const down = (length: number) => `${(length / picture.height) * 100}%`;
  return {
    '--crop-left': across(left),
    '--crop-top': down(top),
    '--crop-width': across(width),
    '--crop-height': down(height),
  } as CSSProperties;
}

/** The picture with its focal point, set by a click or by two sliders, and the part of it that a crop leaves. */
export function FocusPicker({ path, picture, onFocusPoint, onCrop }: FocusPickerProps) {
  const [x, y] = picture.focus;
  const [moving, setMoving] = useState<readonly [number, number] | null>(null);
  const [left, top] = moving ?? [x, y];
  const [shape, setShape] = useState<CropShape | ''>('');
  const set = (focus: readonly [number, number]) => {
    setMoving(focus);
    onFocusPoint(focus);
  };
  const slider = { min: 0, max: 100, step: 1, format: messages.percent };
  return (
    <div className={css.focus}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: by pointer; the sliders below do the same by key */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: as above */}
      <span
        className={css.focusPicture}
        style={{ '--left': `${left}%`, '--top': `${top}%` } as CSSProperties}
        onClick={(event) => {
          const box = event.currentTarget.getBoundingClientRect();
          set([percentAt(event.clientX, box.left, box.width), percentAt(event.clientY, box.top, box.height)]);
        }}
      >
        <img src={pathAtWidth(path, picture, 640)} alt={picture.alt} className={css.large} />
        {shape ? (
          <span className={css.cropBox} style={boxLook(picture, [left, top], shape)} aria-hidden="true" />
        ) : null}
        <span className={css.focusPoint} aria-hidden="true" />
      </span>
      <p className={css.quiet}>{messages.focusHint}</p>
      <Slider
        {...slider}
        label={messages.focusAcross}
        value={left}
        onValueChange={(next) => setMoving([next, top])}
        onValueCommit={(next) => set([next, top])}
      />
      <Slider
        {...slider}
        label={messages.focusDown}
        value={top}
        onValueChange={(next) => setMoving([left, next])}
        onValueCommit={(next) => set([left, next])}
      />
      {picture.widths.length > 0 ? (
        <>
          <Select
            label={messages.crop}
            hint={messages.cropHint}
            value={shape}
            options={[
              { value: '', label: messages.cropNone },
              ...cropShapes.map((each) => ({ value: each, label: messages.cropShape(each) })),
            ]}
            onValueChange={(next) => setShape(cropShapes.find((each) => each === next) ?? '')}
          />
          {shape ? <Button onClick={() => onCrop(shape)}>{messages.cropAdd}</Button> : null}
        </>
      ) : null}
    </div>
  );
}
