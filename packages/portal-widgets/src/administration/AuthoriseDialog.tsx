import { Button, Dialog, type FormProblem } from '@portal/design-system';
import { administrationPanelMessages } from '../messages/administration-panels.ts';
import { commonMessages } from '../messages/common.ts';
import { PasswordForm } from '../password-form/PasswordForm.tsx';

const { password: messages } = administrationPanelMessages;

export interface AuthoriseDialogProps {
  readonly open: boolean;
  /** Resolves to the problems, if any. */
  readonly onPassword: (password: string) => Promise<readonly FormProblem[]>;
  readonly onCancel: () => void;
}

/** Asks for the password while an action waits for it (SESS-08). */
export function AuthoriseDialog({ open, onPassword, onCancel }: AuthoriseDialogProps) {
  return (
    <Dialog title={messages.title} description={messages.text} size="s" open={open} onOpenChange={onCancel}>
      <PasswordForm
        label={messages.form}
        submit={messages.confirm}
        autoFocus
        actions={<Button onClick={onCancel}>{commonMessages.cancel}</Button>}
        onPassword={onPassword}
      />
    </Dialog>
  );
}
