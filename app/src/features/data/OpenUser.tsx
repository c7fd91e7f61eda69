import { AlertDialog, Dialog, ErrorState, Skeleton } from '@portal/design-system';
import type { UserDetail } from '@portal/domain/administration';
import type { CallOutcome } from '@portal/portal-client';
import { useCall, useCallMutation, usePortal } from '@portal/portal-client/react';
import { type UserAction, UserForm, UserPanel } from '@portal/portal-widgets';
import { useState } from 'react';
import { administrationMessages } from '../../messages/administration.ts';
import { useAuthorised } from './use-authorised.tsx';
import { useUserForm } from './use-user-form.ts';

const { asks } = administrationMessages;
const reloads = ['users/list', 'users/get', 'accounts/list'] as const;

function useActions(user: UserDetail): Readonly<Record<UserAction, () => Promise<CallOutcome<unknown>>>> {
  const { user_id } = user;
  const link = useCallMutation('users/send-password-link', { sends: 1, reloads });
  const factor = useCallMutation('users/reset-second-factor', { reloads });
  const sessions = useCallMutation('users/end-sessions', { reloads });
  const disabled = useCallMutation('users/set-disabled', { reloads });
  return {
    password_link: () => link.send({ user_id }),
    reset_second_factor: () => factor.send({ user_id }),
    end_sessions: () => sessions.send({ user_id }),
    disable: () => disabled.send({ user_id, disabled: true }),
    enable: () => disabled.send({ user_id, disabled: false }),
  };
}

/** Says what an action does before it is done. */
function Ask({ user, action, onClose }: { user: UserDetail; action: UserAction; onClose: () => void }) {
  const { messages: notices } = usePortal();
  const { run, dialog } = useAuthorised();
  const actions = useActions(user);
  const [busy, setBusy] = useState(false);
  const isLink = action === 'password_link';
  const text = isLink ? asks.password_link.text(user.email) : asks[action].text;
  const confirm = async () => {
    setBusy(true);
    const outcome = await run(actions[action]);
    setBusy(false);
    if (outcome.ok) notices.show(asks[action].done(isLink ? user.email : user.username));
    else if (outcome.error.code !== 'authorise_first') notices.show(outcome.error.message, 'warning');
    else return;
    onClose();
  };
  return (
    <>
      <AlertDialog
        title={asks[action].title(user.username)}
        description={text}
        open
        onOpenChange={onClose}
        confirm={asks[action].confirm}
        tone={action === 'disable' || action === 'reset_second_factor' ? 'critical' : 'default'}
        loading={busy}
        onConfirm={() => void confirm()}
      />
      {dialog}
    </>
  );
}

function Edit({ user, isRoot, onClose }: { user: UserDetail; isRoot: boolean; onClose: () => void }) {
  const { messages: notices } = usePortal();
  const { run, dialog } = useAuthorised();
  const { send } = useCallMutation('users/update', { reloads });
  const form = useUserForm();
  return (
    <>
      <Dialog title={administrationMessages.editTitle(user.username)} open onOpenChange={onClose}>
        <UserForm
          user={user}
          {...form}
          isRoot={isRoot}
          onCancel={onClose}
          onSave={async ({ username: _, ...values }) => {
            const { user_id } = user;
            const outcome = await run(() => send({ user_id, ...values, accounts: [...values.accounts] }));
            if (!outcome.ok) return outcome.error.problems;
            notices.show(administrationMessages.saved(user.username));
            onClose();
            return [];
          }}
        />
      </Dialog>
      {dialog}
    </>
  );
}

/** The details of one user, with editing and the actions. */
export function OpenUser({ userId, isRoot }: { userId: string; isRoot: boolean }) {
  const { data, error, reload } = useCall('users/get', { user_id: userId });
  const [doing, setDoing] = useState<UserAction | 'edit' | null>(null);
  if (error) return <ErrorState title={administrationMessages.users.userFailed} onRetry={reload} />;
  if (!data) return <Skeleton width="full" />;
  const close = () => setDoing(null);
  return (
    <>
      <UserPanel user={data.user} onEdit={() => setDoing('edit')} onAction={setDoing} />
      {doing === 'edit' ? (
        <Edit user={data.user} isRoot={isRoot} onClose={close} />
      ) : doing !== null ? (
        <Ask user={data.user} action={doing} onClose={close} />
      ) : null}
    </>
  );
}
