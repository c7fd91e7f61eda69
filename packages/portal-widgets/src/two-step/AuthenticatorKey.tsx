import { Link } from '@portal/design-system';
import { encode } from 'uqr';
import { twoStepMessages as messages } from '../messages/two-step.tsx';
import * as css from './TwoStep.css.ts';

export interface AuthenticatorKeyProps {
  /** The key, to type into an authenticator app. */
  readonly secret: string;
  /** The key as an `otpauth:` address. */
  readonly address: string;
}

const inGroupsOfFour = (secret: string) => secret.replace(/(.{4})(?=.)/g, '$1 ');

/** Quiet zone around the code, in modules, as required by the standard. */
const margin = 4;

/** A QR code, drawn in the browser so that its content stays private. Dark on light in every theme, because many cameras need that. */
function QrPicture({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { ecc: 'M', border: margin });
  const path = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : []))).join('');
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className={css.picture}
    >
      <rect width={size} height={size} fill="white" />
      <path d={path} fill="black" />
    </svg>
  );
}

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
