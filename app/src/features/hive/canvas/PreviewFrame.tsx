import { type ReactNode, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import * as css from './Canvas.css.ts';
import { mirrorLook } from './mirror.ts';

export interface PreviewFrameProps {
  /** Name of the frame: `Page at 390 pixels`. */
  title: string;
  /** Of the page in it, in px. */
  width: number;
  /** Of the frame on the screen, in px of the page. */
  height: number;
  children: ReactNode;
}

/** A window of its own on this origin with the real stylesheets: what is written for a width of the screen meets that width. */
export function PreviewFrame({ title, width, height, children }: PreviewFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [body, setBody] = useState<HTMLElement | null>(null);
  const take = () => setBody(frame.current?.contentDocument?.body ?? null);

  // Some browsers put another document in when the frame has loaded, others never tell: both ways lead to the body.
  useEffect(take, []);
  useEffect(() => (body ? mirrorLook(document, body.ownerDocument) : undefined), [body]);
  useEffect(() => {
    if (!body) return;
    body.ownerDocument.title = title;
    body.ownerDocument.documentElement.lang = document.documentElement.lang;
  }, [body, title]);

  return (
    <iframe ref={frame} title={title} width={width} height={height} className={css.frame} onLoad={take}>
      {body ? createPortal(children, body) : null}
    </iframe>
  );
}
