import { useUserSessions } from '@portal/portal-client/react';
import { SessionList } from '@portal/portal-widgets';

export const SessionsSection = () => <SessionList {...useUserSessions()} />;
