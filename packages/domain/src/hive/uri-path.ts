/** NAV-14: normalises an address: lower case, decoded, without query, repeated or trailing slashes. `/` is `/home` (NAV-01). */
export function uriPath(uri: string): string {
  const [path = ''] = uri.trim().split(/[?#]/);
  const parts = path.split('/').flatMap((part) => (part === '' ? [] : [decoded(part).toLowerCase()]));
  return parts.length === 0 ? '/home' : `/${parts.join('/')}`;
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
