/** NAV-14: a path as it is looked up: lower case, one slash before each part, none at the end, decoded. `/` is `/home` (NAV-01). */
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
