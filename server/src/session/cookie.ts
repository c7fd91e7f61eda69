/** Over plain http (development only) the `__Host-` prefix and `Secure` are left off. */
const fullName = (name: string, secure: boolean): string => (secure ? `__Host-${name}` : name);

/** A Set-Cookie header for a cookie that scripts cannot read. */
export function cookieOf(cookie: {
  readonly name: string;
  readonly value: string;
  readonly secure: boolean;
  readonly maximumSeconds: number;
  /** `Lax` for a cookie that has to come with a link from another site. */
  readonly sameSite?: 'Strict' | 'Lax';
}): string {
  const { name, value, secure, maximumSeconds, sameSite = 'Strict' } = cookie;
  const parts = [
    `${fullName(name, secure)}=${value}`,
    'Path=/',
    'HttpOnly',
    `SameSite=${sameSite}`,
    `Max-Age=${maximumSeconds}`,
  ];
  return [...parts, ...(secure ? ['Secure'] : [])].join('; ');
}

/** All values sent under a cookie's name; a browser may hold several. */
export function cookiesIn(name: string, header: string | undefined, secure: boolean): readonly string[] {
  const sought = fullName(name, secure);
  return (header ?? '').split(';').flatMap((part) => {
    const at = part.indexOf('=');
    return at > 0 && part.slice(0, at).trim() === sought ? [part.slice(at + 1).trim()] : [];
  });
}

/** Name of the session's binding cookie. The cookie is `HttpOnly`, so a bearer stolen by a script is useless elsewhere. */
const bindName = 'bearer-bind';

export const bindCookie = (value: string, secure: boolean, maximumSeconds: number): string =>
  cookieOf({ name: bindName, value, secure, maximumSeconds });

export const bindCookiesIn = (header: string | undefined, secure: boolean): readonly string[] =>
  cookiesIn(bindName, header, secure);
