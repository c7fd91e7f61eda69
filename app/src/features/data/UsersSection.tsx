import { userKind } from '@portal/domain/session';
import { useInvite, useSession, useUser, useUsers } from '@portal/portal-client/react';
import { UserDetails, UserDialog, Users } from '@portal/portal-widgets';
import { config } from '../../config.ts';
import { useSpacing } from '../../look/use-look.ts';

function useIsRoot() {
  const session = useSession();
  return session.status === 'signed_in' && userKind(session.login.user_details, config.product) === 'root';
}

const OpenUser = ({ userId }: { userId: string }) => <UserDetails {...useUser(userId)} isRoot={useIsRoot()} />;

function Invite({ onClose }: { onClose: () => void }) {
  return <UserDialog {...useInvite()} user={null} isRoot={useIsRoot()} onClose={onClose} />;
}

/** Who may sign in, and on which accounts. */
export function UsersSection() {
  return (
    <Users
      {...useUsers()}
      spacing={useSpacing()}
      panel={(userId) => <OpenUser userId={userId} />}
      invite={(onClose) => <Invite onClose={onClose} />}
    />
  );
}
