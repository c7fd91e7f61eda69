/**
 * The partner cookie of a session: `HttpOnly`, so that a bearer read by a script is of no use elsewhere. Over plain http, which
 * only a development machine speaks, the prefix and `Secure` are left off.
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

/** Every value that came under the cookie's name; a browser may hold several. */
export function bindCookiesIn(header: string | undefined, secure: boolean): readonly string[] {
  const name = bindCookieName(secure);
  return (header ?? '').split(';').flatMap((part) => {
    const at = part.indexOf('=');
    return at > 0 && part.slice(0, at).trim() === name ? [part.slice(at + 1).trim()] : [];
  });
}
