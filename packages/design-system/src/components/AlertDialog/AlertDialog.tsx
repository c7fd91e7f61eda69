import * as Radix from '@radix-ui/react-alert-dialog';
import type { ReactNode } from 'react';
import { cx } from '../../internal/cx.ts';
import * as float from '../../internal/float.css.ts';
import { useNonce } from '../../internal/use-nonce.ts';
import { useReturnFocus } from '../../internal/use-return-focus.ts';
import { commonMessages } from '../../messages/common.ts';
import { Button } from '../Button/Button.tsx';
import * as css from '../Dialog/Dialog.css.ts';
import { Heading } from '../Heading/Heading.tsx';

export interface AlertDialogProps {
  /** The question, naming its object: `Delete 12 orders?` */
  title: string;
  /** What is lost or cannot be undone. Read out with the title. */
  description: string;
  children?: ReactNode;
  /** The verb of the action: `Delete orders`. */
  confirm: string;
  /** The words of the button that leaves everything as it is. */
  cancel?: string;
  /** `critical` if something is lost. */
  tone?: 'default' | 'critical';
  /** The action is running; the dialog stays open until it has ended. */
  loading?: boolean;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Called when the action is confirmed. The caller closes the dialog. */
  onConfirm: () => void;
}

/** Asks before something that cannot be undone. The focus begins at cancel, and a click outside does not close it. */
export function AlertDialog(props: AlertDialogProps) {
  const { title, description, children, confirm, cancel = commonMessages.cancel, tone, loading } = props;
  useNonce();
  const focus = useReturnFocus();
  return (
    <Radix.Root open={props.open} onOpenChange={props.onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className={float.overlay} />
        <Radix.Content {...focus} aria-modal className={cx(css.dialog, css.size.s, float.rises)}>
          <div className={css.head}>
            <div className={css.words}>
              <Radix.Title asChild>
                <div>
                  <Heading level={2}>{title}</Heading>
                </div>
              </Radix.Title>
              <Radix.Description className={css.description}>{description}</Radix.Description>
            </div>
          </div>
          {children ? <div className={css.body}>{children}</div> : null}
          <div className={css.foot}>
            <Radix.Cancel asChild>
              <Button>{cancel}</Button>
            </Radix.Cancel>
            <Button kind="filled" tone={tone} loading={loading} onClick={props.onConfirm}>
              {confirm}
            </Button>
          </div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
