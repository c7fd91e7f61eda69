import { Dialog } from '@portal/design-system';
import { administrationPanelMessages as messages } from '../messages/administration-panels.ts';
import { AuthoriseDialog, type AuthoriseDialogProps } from './AuthoriseDialog.tsx';
import { UserForm, type UserFormProps } from './UserForm.tsx';

export interface UserDialogProps extends Omit<UserFormProps, 'onCancel'> {
  readonly password: AuthoriseDialogProps;
  readonly onClose: () => void;
}

/** Invites a user, or edits one, and asks for the password if the server wants it. Closes when saved. */
export function UserDialog({ password, onClose, onSave, ...form }: UserDialogProps) {
  const { user } = form;
  return (
    <>
      <Dialog
        title={user ? messages.editTitle(user.username) : messages.inviteTitle}
        description={user ? undefined : messages.inviteHint}
        open
        onOpenChange={onClose}
      >
        <UserForm
          {...form}
          onCancel={onClose}
          onSave={async (values) => {
            const problems = await onSave(values);
            if (problems.length === 0) onClose();
            return problems;
          }}
        />
      </Dialog>
      <AuthoriseDialog {...password} />
    </>
  );
}
