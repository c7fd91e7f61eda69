/** Used if a return address cannot be trusted. */
export const defaultReturnPath = '/landing';

/** Returning to these would end or loop the new session. */
const neverReturnTo = /^\/(login|login-classic|logout|out)(\/|$)/i;
const maximumLength = 2000;

/** Only the path matters, so any origin works for callers without one. */
const anyOrigin = 'https://portal.invalid';

/** Browsers drop tabs and line breaks from addresses and read a backslash as a slash. */
function isUnsafe(character: string): boolean {
  return character < ' ' || character === '\u007f' || character === '\\';
}

/** A path on our own origin: one slash, not followed by another. */
function isPath(text: string): boolean {
  return text.startsWith('/') && !text.startsWith('//') && ![...text].some(isUnsafe);
}

/** Returns a text decoded repeatedly, as proxies on the way might; null if that is impossible. */
function decodings(text: string): readonly string[] | null {
  const all = [text];
  for (let round = 0; round < 3; round += 1) {
    const last = all.at(-1) ?? '';
    // Only the path is checked; the query is data and may contain an address.
    const path = last.split(/[?#]/, 1)[0] ?? '';
    let decoded: string;
    try {
      decoded = decodeURIComponent(path);
    } catch {
      return null;
    }
    if (decoded === path) return all;
    all.push(decoded);
  }
  return null;
}

/**
 * Returns the path, query and hash to return to after signing in, or `fallback` (NAV-15). Accepts only paths of our own origin, resolved by
 * the URL parser as a browser would: no scheme, no `//host`, no `/\host`, nor any of them encoded.
 */
export function safeReturnPath(
  url: string | null | undefined,
  origin: string = anyOrigin,
  fallback: string = defaultReturnPath,
): string {
  if (!url || url.length > maximumLength || !isPath(url)) return fallback;
  const all = decodings(url);
  if (!all?.every(isPath)) return fallback;
  let own: URL;
  let target: URL;
  try {
    own = new URL(origin);
    target = new URL(url, own);
  } catch {
    return fallback;
  }
  // The parser has now resolved dots: `/x/..//host` has become `//host`.
  if (target.origin !== own.origin || !isPath(target.pathname) || neverReturnTo.test(target.pathname)) return fallback;
  if (!decodings(target.pathname)?.every(isPath)) return fallback;
  return target.pathname + target.search + target.hash;
}

/** Returns the login address that brings the user back to a path with its query and hash (NAV-15). */
export function loginPath(returnTo: string): string {
  return `/login?returnUrl=${encodeURIComponent(returnTo)}`;
}
