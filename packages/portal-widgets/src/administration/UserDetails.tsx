import { AlertDialog, ErrorState, Skeleton } from '@portal/design-system';
import type { UserAction, UserDetail } from '@portal/domain/administration';
import { useState } from 'react';
import { administrationPanelMessages } from '../messages/administration-panels.ts';
import { AuthoriseDialog } from './AuthoriseDialog.tsx';
import { UserDialog, type UserDialogProps } from './UserDialog.tsx';
import { UserPanel } from './UserPanel.tsx';

const { asks } = administrationPanelMessages;

export interface UserDetailsProps extends Omit<UserDialogProps, 'user' | 'onClose'> {
  /** Null until loaded. */
  readonly user: UserDetail | null;
  readonly failed: boolean;
  readonly onRetry: () => void;
  /** Resolves to false if the action did not happen because the password was not given. */
  readonly onAction: (action: UserAction) => Promise<boolean>;
}

interface AskProps extends Pick<UserDetailsProps, 'onAction' | 'password'> {
  readonly user: UserDetail;
  readonly action: UserAction;
  readonly onClose: () => void;
}

/** Explains an action before it runs. */
function Ask({ user, action, password, onAction, onClose }: AskProps) {
  const [busy, setBusy] = useState(false);
  const confirm = async () => {
    setBusy(true);
    const isOver = await onAction(action);
    setBusy(false);
    if (isOver) onClose();
  };
  return (
    <>
      <AlertDialog
        title={asks[action].title(user.username)}
        description={action === 'password_link' ? asks.password_link.text(user.email) : asks[action].text}
        open
        onOpenChange={onClose}
        confirm={asks[action].confirm}
        tone={action === 'disable' || action === 'reset_second_factor' ? 'critical' : 'default'}
        loading={busy}
        onConfirm={() => void confirm()}
      />
      <AuthoriseDialog {...password} />
    </>
  );
}

/** The details of one user, with editing and the actions. */
export function UserDetails({ user, failed, onRetry, onAction, ...dialog }: UserDetailsProps) {
  const [doing, setDoing] = useState<UserAction | 'edit' | null>(null);
  if (failed) return <ErrorState title={administrationPanelMessages.users.userFailed} onRetry={onRetry} />;
  if (!user) return <Skeleton width="full" />;
  const close = () => setDoing(null);
  return (
    <>
      <UserPanel user={user} onEdit={() => setDoing('edit')} onAction={setDoing} />
      {doing === 'edit' ? (
        <UserDialog {...dialog} user={user} onClose={close} />
      ) : doing !== null ? (
        <Ask user={user} action={doing} password={dialog.password} onAction={onAction} onClose={close} />
      ) : null}
    </>
  );
}
