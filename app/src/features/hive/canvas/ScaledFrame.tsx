import * as css from './Canvas.css.ts';
import { PreviewFrame, type PreviewFrameProps } from './PreviewFrame.tsx';

export interface ScaledFrameProps extends PreviewFrameProps {
  /** How large it is drawn: 1 is as it is. `height` is then that on the screen. */
  scale: number;
}

/** A frame of its full width, drawn smaller where the room is narrow. */
export function ScaledFrame({ scale, width, height, title, children }: ScaledFrameProps) {
  const inside = height / scale;
  return (
    <div className={css.clip} style={{ width: width * scale, height }}>
      <div className={css.scaled} style={{ width, height: inside, transform: `scale(${scale})` }}>
        <PreviewFrame title={title} width={width} height={inside}>
          {children}
        </PreviewFrame>
      </div>
    </div>
  );
}
