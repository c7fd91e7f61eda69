import { Link } from '@portal/design-system';
import { twoStepMessages as messages } from '../messages/two-step.ts';
import { QrPicture } from './QrPicture.tsx';
import * as css from './TwoStep.css.ts';

export interface AuthenticatorKeyProps {
  /** The key, to type into an authenticator app. */
  readonly secret: string;
  /** The key as an `otpauth:` address. */
  readonly address: string;
}

const inGroupsOfFour = (secret: string) => secret.replace(/(.{4})(?=.)/g, '$1 ');

/** The key of two-step sign-in as a QR code, text and link. */
export function AuthenticatorKey({ secret, address }: AuthenticatorKeyProps) {
  return (
    <div className={css.both}>
      <QrPicture text={address} label={messages.keyPicture} />
      <div className={css.beside}>
        <span className={css.label}>{messages.key}</span>
        <code className={css.secret}>{inGroupsOfFour(secret)}</code>
        <Link href={address}>{messages.openApp}</Link>
      </div>
    </div>
  );
}
