/** Where to go when a return address is not to be trusted. */
export const defaultReturnPath = '/landing';

/** Going back to these would end or loop the session that has just begun. */
const neverReturnTo = /^\/(login|login-classic|logout|out)(\/|$)/i;
const maximumLength = 2000;

/** Only the path counts, so any origin will do where the caller has none at hand. */
const anyOrigin = 'https://portal.invalid';

/** Browsers drop tabs and line ends from addresses and read a backslash as a slash. */
function isUnsafe(character: string): boolean {
  return character < ' ' || character === '\u007f' || character === '\\';
}

/** A path below our own origin: one slash, then anything but another. */
function isPath(text: string): boolean {
  return text.startsWith('/') && !text.startsWith('//') && ![...text].some(isUnsafe);
}

/** Decoded as often as something on the way might do it; null where that cannot be done. */
function decodings(text: string): readonly string[] | null {
  const all = [text];
  for (let round = 0; round < 3; round += 1) {
    const last = all.at(-1) ?? '';
    // Only the path leads anywhere: what stands in the query is data, and may be an address.
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
 * NAV-15: the path, query and hash to go back to after signing in, or `fallback`. Only paths of our own origin, resolved
 * by the URL parser as a browser would: no scheme, no `//host`, no `/\host`, nor any of them encoded.
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
  // Dots are resolved by the parser: `/x/..//host` has become `//host` only now.
  if (target.origin !== own.origin || !isPath(target.pathname) || neverReturnTo.test(target.pathname)) return fallback;
  if (!decodings(target.pathname)?.every(isPath)) return fallback;
  return target.pathname + target.search + target.hash;
}

/** NAV-15: the login address that brings the user back to a path (with its query and hash). */
export function loginPath(returnTo: string): string {
  return `/login?returnUrl=${encodeURIComponent(returnTo)}`;
}
