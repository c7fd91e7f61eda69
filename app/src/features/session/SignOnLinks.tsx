import { Button, Divider } from '@portal/design-system';
import { useCall } from '@portal/portal-client/react';
import { loginMessages } from '../../messages/login.ts';
import * as css from './auth-form.css.ts';

interface SignOnLinksProps {
  /** Returns the path to which the sign-in leads. Called when the user leaves for the provider. */
  readonly target: () => string;
}

/** Buttons for single sign-on, if there is a provider. */
export function SignOnLinks({ target }: SignOnLinksProps) {
  const { data: providers = [] } = useCall('sign-on/providers', {}, { immutable: true });
  if (providers.length === 0) return null;
  const leaveFor = (name: string) => {
    // Leaves the app: the server redirects to the provider.
    window.location.assign(`/sign-on/${name}?returnUrl=${encodeURIComponent(target())}`);
  };
  return (
    <div className={css.providers}>
      <Divider label={loginMessages.signOn.or} />
      {providers.map(({ name, label }) => (
        <Button key={name} full onClick={() => leaveFor(name)}>
          {loginMessages.signOn.with(label)}
        </Button>
      ))}
    </div>
  );
}
