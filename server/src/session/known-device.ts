import { createHash, randomBytes } from 'node:crypto';
import type { ValidatedRequest } from '../calls/handler.ts';
import type { Services } from '../services.ts';
import { cookieOf, cookiesIn } from './cookie.ts';
import type { Attempted } from './login-limit.ts';
import type { Secrets } from './secrets.ts';

/**
 * A browser on which a user has signed in has a signed cookie that proves it. The cookie signs nobody in; it only gives the user's
 * attempts a separate limit, so that strangers who try many passwords, or many names from the same office, do not lock the user out.
 */
const name = 'known-device';
/** Milliseconds after the last sign-in. */
const life = 180 * 24 * 3_600_000;
/** People who share one browser; the one who signed in longest ago is dropped first. */
const mostUsers = 8;

/** One user of one browser: `owner.id.expires.signature`, without the user's name. */
interface KnownUser {
  readonly owner: string;
  readonly id: string;
  /** Milliseconds since the epoch. */
  readonly expires: number;
}

const ownerOf = (username: string) =>
  createHash('sha256').update(username.trim().toLowerCase()).digest('base64url').slice(0, 22);

const textOf = ({ owner, id, expires }: KnownUser) => `${owner}.${id}.${expires.toString(36)}`;

function readUser(text: string, secrets: Secrets, now: Date): KnownUser | null {
  const [, signed = '', owner = '', id = '', until = '', signature = ''] =
    /^(([\w-]{22})\.([\w-]{22})\.([0-9a-z]{1,11}))\.([\w-]{43})$/.exec(text) ?? [];
  const expires = Number.parseInt(until, 36);
  return secrets.isSigned(signed, signature) && expires > now.getTime() ? { owner, id, expires } : null;
}

type Brought = Pick<ValidatedRequest, 'devices'>;
type Signer = Pick<Services, 'secrets' | 'clock'>;

const usersIn = ({ devices }: Brought, { secrets, clock }: Signer): readonly KnownUser[] =>
  devices.flatMap((value) => value.split('~').flatMap((text) => readUser(text, secrets, clock.now()) ?? []));

/** The values of the cookie in a request. */
export const devicesIn = (header: string | undefined, secure: boolean): readonly string[] =>
  cookiesIn(name, header, secure);

/** The Set-Cookie header after a successful sign-in: this browser is now known for the user. */
export function knownDeviceCookie(
  request: Brought & Pick<ValidatedRequest, 'secure'>,
  services: Signer,
  username: string,
): string {
  const owner = ownerOf(username);
  const known = usersIn(request, services);
  const id = known.find((each) => each.owner === owner)?.id ?? randomBytes(16).toString('base64url');
  const own: KnownUser = { owner, id, expires: services.clock.now().getTime() + life };
  const users = [own, ...known.filter((each) => each.owner !== owner)].slice(0, mostUsers);
  const value = users.map((user) => `${textOf(user)}.${services.secrets.sign(textOf(user))}`).join('~');
  return cookieOf({ name, value, secure: request.secure, maximumSeconds: life / 1000 });
}

/**
 * An attempt of a request for a user. `counted` is the name under which it counts, if it is not the user name. The device counts only
 * if the user has signed in on it.
 */
export function attemptOf(
  request: Brought & Pick<ValidatedRequest, 'address'>,
  services: Signer,
  username: string,
  counted = username,
): Attempted {
  const owner = ownerOf(username);
  const device = usersIn(request, services).find((each) => each.owner === owner)?.id ?? null;
  return { name: counted, address: request.address, device };
}
