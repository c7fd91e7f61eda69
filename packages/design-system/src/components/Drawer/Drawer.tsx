import * as Radix from '@radix-ui/react-dialog';
import { cx } from '../../internal/cx.ts';
import * as float from '../../internal/float.css.ts';
import { useNonce } from '../../internal/use-nonce.ts';
import { useReturnFocus } from '../../internal/use-return-focus.ts';
import * as css from '../Dialog/Dialog.css.ts';
import { DialogFrame, type DialogProps } from '../Dialog/Dialog.tsx';
import { useSpaceBeside } from './use-space-beside.ts';

export interface DrawerProps extends Omit<DialogProps, 'size'> {
  /**
   * Leaves the page usable and visible, for settings whose effect shows on the page: the page makes room for it, and on a phone it takes
   * the lower half. Closes by its close button and Escape.
   */
  beside?: boolean;
}

/** A dialog at the end side, for long content that is used next to the page. */
export function Drawer({ open, onOpenChange, beside = false, ...frame }: DrawerProps) {
  useNonce();
  const focus = useReturnFocus();
  useSpaceBeside(open && beside);
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange} modal={!beside}>
      <Radix.Portal>
        {beside ? null : <Radix.Overlay className={float.overlay} />}
        <Radix.Content
          {...focus}
          {...(beside ? { onInteractOutside: (event: Event) => event.preventDefault() } : {})}
          className={cx(css.drawer, float.slides, beside && css.beside)}
          {...(frame.description ? {} : { 'aria-describedby': undefined })}
        >
          <DialogFrame {...frame} />
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
