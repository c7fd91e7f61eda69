import { useNewPassword } from '@portal/portal-client/react';
import { ChoosePassword, PasswordRequest } from '@portal/portal-widgets';
import { useLocation } from 'react-router-dom';

/** SESS-08: requests a link by mail, and sets the new password when opened by that link. */
export function NewPasswordScreen() {
  const token = new URLSearchParams(useLocation().hash.slice(1)).get('token');
  const { rules, onAsk, onChoose } = useNewPassword();
  if (!token) return <PasswordRequest rules={rules} onAsk={onAsk} />;
  return <ChoosePassword key={token} rules={rules} onChoose={(password) => onChoose(token, password)} />;
}
