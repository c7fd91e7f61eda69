export const hostEnvironments = ['localhost', 'dev', 'feature', 'test', 'preview', 'staging', 'production'] as const;
/** SESS-11 */
export type HostEnvironment = (typeof hostEnvironments)[number];

/** The environment that a web host belongs to, by its first label: `staging.example.com`, `feature-12.example.com`. */
export function hostEnvironment(hostname: string): HostEnvironment {
  const host = hostname.toLowerCase();
  if (host === 'localhost' || host.endsWith('.localhost') || /^(?:127\.|0\.0\.0\.0$|\[?::1\]?$)/.test(host))
    return 'localhost';
  const label = host.split('.')[0] ?? '';
  return hostEnvironments.find((name) => new RegExp(`^${name}(?:-.*|\\d*)$`).test(label)) ?? 'production';
}

/**
 * CALL-04: where the API is for a web host, without a slash at its end. The page's own origin, unless its environment
 * has an origin of its own in `hosts`.
 */
export function apiBase(
  location: Pick<Location, 'origin' | 'hostname'>,
  hosts: Readonly<Partial<Record<HostEnvironment, string>>> = {},
): string {
  return (hosts[hostEnvironment(location.hostname)] ?? location.origin).replace(/\/+$/, '');
}
