import type { ThemeKey } from '@portal/design-system';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import * as css from './Canvas.css.ts';
import { mirrorLook, mirrorStyles } from './mirror-styles.ts';

export interface PreviewFrameProps {
  /** Accessible name of the frame: `Page at 390 pixels`. */
  title: string;
  /** Width of the page in the frame, in CSS px. */
  width: number;
  /** Height of the frame on the screen, in px. */
  height: number;
  /** Scale at which the page is drawn; 1 is its real size. */
  scale: number;
  /** The theme of the page; null for the one of this document. */
  theme?: ThemeKey | null;
  children: ReactNode;
}

/**
 * A same-origin frame with the style sheets of this document: media and container queries in it see its own width. Drawn smaller where the
 * space is narrow.
 */
export function PreviewFrame({ title, width, height, scale, theme = null, children }: PreviewFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [body, setBody] = useState<HTMLElement | null>(null);
  const take = () => setBody(frame.current?.contentDocument?.body ?? null);
  const innerHeight = height / scale;

  // Some browsers replace the document when the frame has loaded, others never fire `load`: either way gives the body.
  useEffect(take, []);
  useEffect(() => (body ? mirrorStyles(document, body.ownerDocument) : undefined), [body]);
  useEffect(() => (body ? mirrorLook(document, body.ownerDocument, theme) : undefined), [body, theme]);
  useEffect(() => {
    if (!body) return;
    body.ownerDocument.title = title;
    body.ownerDocument.documentElement.lang = document.documentElement.lang;
  }, [body, title]);

  // For outlines over the page, whose size does not depend on the scale.
  useEffect(() => body?.style.setProperty('--drawn-at', String(scale)), [body, scale]);

  return (
    <div className={css.clip} style={{ width: width * scale, height }}>
      <div className={css.scaled} style={{ width, height: innerHeight, transform: `scale(${scale})` }}>
        <iframe ref={frame} title={title} width={width} height={innerHeight} className={css.frame} onLoad={take}>
          {body ? createPortal(children, body) : null}
        </iframe>
      </div>
    </div>
  );
}
