import * as Radix from '@radix-ui/react-slider';
import type { CSSProperties } from 'react';
import { cx } from '../../internal/cx.ts';
import { FieldGroup } from '../../internal/FieldGroup.tsx';
import { fieldMessages } from '../../messages/fields.ts';
import * as css from './Slider.css.ts';
import type { SliderProps } from './Slider.props.ts';

/** A number or a range, set by dragging; the exact value is next to the label. */
export function Slider(props: SliderProps) {
  const { label, hideLabel, hint, error, min = 0, max = 100, step = 1, format = String, marks, track = 'fill' } = props;
  const { name, disabled, readOnly } = props;
  const values = props.range ? [...props.value] : [props.value];
  const names = props.range ? [fieldMessages.from(label), fieldMessages.to(label)] : [label];
  const tell = (
    next: readonly number[],
    one?: (value: number) => void,
    two?: (value: readonly [number, number]) => void,
  ) => {
    const [first, second] = next;
    if (readOnly || first === undefined) return;
    one?.(first);
    if (second !== undefined) two?.([first, second]);
  };
  const change = (next: readonly number[]) =>
    props.range ? tell(next, undefined, props.onValueChange) : tell(next, props.onValueChange);
  const commit = (next: readonly number[]) =>
    props.range ? tell(next, undefined, props.onValueCommit) : tell(next, props.onValueCommit);

  return (
    <FieldGroup
      label={label}
      hideLabel={hideLabel}
      hint={hint}
      error={error}
      aside={hideLabel ? null : <output className={css.shown}>{values.map(format).join(' – ')}</output>}
    >
      <Radix.Root
        min={min}
        max={max}
        step={step}
        minStepsBetweenThumbs={props.range ? props.stepsBetween : undefined}
        value={values}
        name={name}
        disabled={disabled}
        data-readonly={readOnly || undefined}
        onValueChange={change}
        onValueCommit={commit}
        className={css.root}
      >
        <Radix.Track className={cx(css.track, track !== 'fill' && css.scales[track])}>
          {track === 'fill' ? <Radix.Range className={css.range} /> : null}
        </Radix.Track>
        {values.map((value, index) => (
          <Radix.Thumb
            key={names[index]}
            aria-label={names[index]}
            aria-valuetext={format(value)}
            aria-invalid={error ? true : undefined}
            aria-readonly={readOnly || undefined}
            className={css.thumb}
          />
        ))}
      </Radix.Root>
      {marks ? (
        <div aria-hidden="true" className={css.marks}>
          {marks.map((each) => (
            <span
              key={each.value}
              className={css.mark}
              style={{ '--at': `${((each.value - min) / (max - min)) * 100}%` } as CSSProperties}
            >
              {each.label}
            </span>
          ))}
        </div>
      ) : null}
    </FieldGroup>
  );
}
