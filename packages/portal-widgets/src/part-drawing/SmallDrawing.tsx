import { familyOf } from '@portal/domain/drawing';
import * as css from './SmallDrawing.css.ts';
import { smallField, smallShapes } from './small-shapes.ts';

export interface SmallDrawingProps {
  /** Name of the family's image, such as `hex-bolt`, or the words of a product type. */
  readonly image: string;
}

/** A family as an icon beside its name, in the colour of the text: one view without dimensions, 40 × 20 px. */
export function SmallDrawing({ image }: SmallDrawingProps) {
  const { outline, fine } = smallShapes[familyOf(image)];
  const { width, height } = smallField;
  return (
    <svg aria-hidden="true" viewBox={`0 0 ${width} ${height}`} width={width} height={height} className={css.drawing}>
      <path d={outline} className={css.outline} />
      <path d={fine} className={css.fine} />
    </svg>
  );
}
