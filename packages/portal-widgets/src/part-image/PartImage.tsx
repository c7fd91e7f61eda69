import { Dialog } from '@portal/design-system';
import { Maximize2 } from '@portal/design-system/icons';
import type { DrawnPart } from '@portal/domain/drawing';
import { type ReactNode, useState } from 'react';
import { partImageMessages as messages } from '../messages/part-image.ts';
import { PartDrawing } from '../part-drawing/PartDrawing.tsx';
import { type ImageSize, imagePath } from './image-path.ts';
import * as css from './PartImage.css.ts';

export interface PartImageProps {
  readonly part: DrawnPart;
  readonly name: string;
  /** Size in px; the image address contains it. */
  readonly size: ImageSize;
  readonly height?: number;
  /** Shown in place of a missing photograph; defaults to a drawing of the part. */
  readonly instead?: ReactNode;
  /** Receives the address of a photograph that failed to load or was empty (PING-05, vlc_500002). */
  readonly onFailed?: (address: string) => void;
  /** Loads immediately, for the main picture of a page. */
  readonly eager?: boolean;
  /** A click enlarges (PART-01). */
  readonly zoom?: boolean;
}

/** The photograph, or the drawing when it is missing or broken. Keyed by its address, so that another part is loaded afresh. */
function Picture({ part, name, size, height, instead, eager = false, onFailed }: Omit<PartImageProps, 'zoom'>) {
  const address = imagePath(part.image, size);
  const [failed, setFailed] = useState<string | null>(null);
  if (address === null || failed === address) {
    return (
      instead ?? (
        <PartDrawing
          part={part}
          name={name}
          width={size}
          height={height ?? Math.round(size * 0.5)}
          amount={size < 190 ? 'none' : size < 300 ? 'one' : 'five'}
        />
      )
    );
  }
  const fail = () => {
    setFailed(address);
    onFailed?.(address);
  };
  return (
    <img
      src={address}
      alt={name}
      loading={eager ? 'eager' : 'lazy'}
      decoding="async"
      className={css.photograph}
      onError={fail}
      // An empty response may count as loaded; its width is then 0.
      onLoad={(event) => {
        if (event.currentTarget.naturalWidth === 0) fail();
      }}
    />
  );
}

/** PART-01, PART-12: the picture of a part; a click enlarges it. */
export function PartImage({ zoom = false, ...picture }: PartImageProps) {
  const [open, setOpen] = useState(false);
  if (!zoom) return <Picture {...picture} />;
  return (
    <>
      <div className={css.frame}>
        <Picture {...picture} />
        {/* Lies over the picture rather than around it, so that the drawing's text is not part of the button's name. */}
        <button
          type="button"
          className={css.zoom}
          aria-label={messages.enlarge(picture.name)}
          onClick={() => setOpen(true)}
        >
          <span className={css.hint} aria-hidden="true">
            <Maximize2 size={14} strokeWidth={2} />
          </span>
        </button>
      </div>
      <Dialog title={picture.name} open={open} onOpenChange={setOpen} size="l">
        <div className={css.large}>
          <Picture {...picture} size={600} height={360} />
        </div>
      </Dialog>
    </>
  );
}
