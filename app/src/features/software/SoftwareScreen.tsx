import { loginPath } from '@portal/domain/session';
import { useSession, useSoftwareToken } from '@portal/portal-client/react';
import { SoftwareToken } from '@portal/portal-widgets';
import { useLocation } from 'react-router-dom';
import { config } from '../../config.ts';

function SoftwareScreen({ software }: { software: 'mungo' | 'product' }) {
  const session = useSession();
  const { pathname } = useLocation();
  return (
    <SoftwareToken
      {...useSoftwareToken(software)}
      // Another user begins with the first step.
      key={session.status === 'signed_in' ? session.login.user_details.username : ''}
      product={software === 'mungo' ? null : config.name}
      signIn={loginPath(pathname)}
    />
  );
}

export const MungoSoftwareScreen = () => <SoftwareScreen software="mungo" />;
export const ProductSoftwareScreen = () => <SoftwareScreen software="product" />;
