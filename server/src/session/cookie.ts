/**
 * Name of the session's binding cookie. The cookie is `HttpOnly`, so a bearer stolen by a script is useless elsewhere.
 * Over plain http (development only) the `__Host-` prefix and `Secure` are left off.
 */
const bindCookieName = (secure: boolean): string => (secure ? '__Host-bearer-bind' : 'bearer-bind');

export function bindCookie(value: string, secure: boolean, maximumSeconds: number): string {
  const parts = [
    `${bindCookieName(secure)}=${value}`,
    'Path=/',
    'HttpOnly',
    'SameSite=Strict',
    `Max-Age=${maximumSeconds}`,
  ];
  return [...parts, ...(secure ? ['Secure'] : [])].join('; ');
}

/** All values sent under the cookie's name; a browser may hold several. */
export function bindCookiesIn(header: string | undefined, secure: boolean): readonly string[] {
  const name = bindCookieName(secure);
  return (header ?? '').split(';').flatMap((part) => {
    const at = part.indexOf('=');
    return at > 0 && part.slice(0, at).trim() === name ? [part.slice(at + 1).trim()] : [];
  });
}
