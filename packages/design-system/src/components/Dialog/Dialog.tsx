import * as Radix from '@radix-ui/react-dialog';
import { X } from 'lucide-react';
import { type ReactNode, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { cx } from '../../internal/cx.ts';
import * as float from '../../internal/float.css.ts';
import { useNonce } from '../../internal/use-nonce.ts';
import { useReturnFocus } from '../../internal/use-return-focus.ts';
import { commonMessages } from '../../messages/common.ts';
import { Heading } from '../Heading/Heading.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import * as css from './Dialog.css.ts';
import type { DialogSize } from './Dialog.props.ts';

export interface DialogProps {
  title: string;
  /** Read out with the title. */
  description?: string;
  children?: ReactNode;
  /** Actions; the first is leftmost. */
  foot?: ReactNode;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  size?: DialogSize;
  /** Gets the focus when the dialog opens; the first control by default. */
  initialFocus?: RefObject<HTMLElement | null>;
}

/** Whether the content of a box overflows. */
function useScrolls(box: RefObject<HTMLElement | null>): boolean {
  const [scrolls, setScrolls] = useState(false);
  useLayoutEffect(() => {
    const node = box.current;
    if (!node) return;
    const watch = new ResizeObserver(() => setScrolls(node.scrollHeight > node.clientHeight));
    watch.observe(node);
    return () => watch.disconnect();
  }, [box]);
  return scrolls;
}

/** The content of a dialog or drawer. */
export function DialogFrame({
  title,
  description,
  children,
  foot,
}: Omit<DialogProps, 'open' | 'onOpenChange' | 'size' | 'initialFocus'>) {
  const body = useRef<HTMLDivElement>(null);
  const scrolls = useScrolls(body);
  return (
    <>
      <div className={css.head}>
        <div className={css.words}>
          <Radix.Title asChild>
            <div>
              <Heading level={2}>{title}</Heading>
            </div>
          </Radix.Title>
          {description ? <Radix.Description className={css.description}>{description}</Radix.Description> : null}
        </div>
        <Radix.Close asChild>
          <IconButton icon={X} label={commonMessages.close} size="m" />
        </Radix.Close>
      </div>
      <div
        ref={body}
        className={css.body}
        // Focusable, so that keys can scroll it even if nothing inside takes the focus.
        {...(scrolls ? { role: 'region', 'aria-label': title, tabIndex: 0 } : {})}
      >
        {children}
      </div>
      {foot ? <div className={css.foot}>{foot}</div> : null}
    </>
  );
}

/** A task that must be finished or cancelled first. Use rarely: offering undo is better than asking. */
export function Dialog({ open, onOpenChange, size = 'm', initialFocus, ...frame }: DialogProps) {
  useNonce();
  const focus = useReturnFocus(initialFocus);
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className={float.overlay} />
        <Radix.Content
          {...focus}
          className={cx(css.dialog, css.size[size], float.rises)}
          {...(frame.description ? {} : { 'aria-describedby': undefined })}
        >
          <DialogFrame {...frame} />
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
