import { type HostEnvironment, hostEnvironment } from '@portal/domain/session';

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
