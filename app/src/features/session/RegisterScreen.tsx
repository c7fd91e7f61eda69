import { useRegistering } from '@portal/portal-client/react';
import { Registering } from '@portal/portal-widgets';

/** SESS-08: a user name for somebody of an account. */
export const RegisterScreen = () => <Registering {...useRegistering()} />;
