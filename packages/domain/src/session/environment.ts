/** SESS-11 */
export const hostEnvironments = ['localhost', 'dev', 'feature', 'test', 'preview', 'staging', 'production'] as const;
export type HostEnvironment = (typeof hostEnvironments)[number];

const named = ['dev', 'feature', 'test', 'preview', 'staging'] as const satisfies readonly HostEnvironment[];
const loopback = /^(localhost|.+\.localhost|127(\.\d{1,3}){3}|0\.0\.0\.0|\[?::1\]?)$/;

/**
 * Returns the environment of a host name, by a word in a label before the domain (SESS-11): `dev.example.com`, `feature-123.example.com`,
 * `portal-staging.example.com`. Anything else counts as production, the strictest.
 */
export function hostEnvironment(hostname: string): HostEnvironment {
  const host = hostname.toLowerCase().replace(/\.$/, '');
  if (loopback.test(host)) return 'localhost';
  const words = host
    .split('.')
    .slice(0, -2)
    .flatMap((label) => label.split('-'));
  return named.find((environment) => words.includes(environment)) ?? 'production';
}
