import { useChangePassword } from '@portal/portal-client/react';
import { ChangePassword } from '@portal/portal-widgets';

/** NAV-04, SESS-08 */
export const ChangePasswordScreen = () => <ChangePassword {...useChangePassword()} />;
