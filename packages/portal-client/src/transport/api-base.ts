import { type HostEnvironment, hostEnvironment } from '@portal/domain/session';

/**
 * Returns the API's base URL for a web host, without a trailing slash (CALL-04): the page's own origin, unless `hosts` has another for its
 * environment.
 */
export function apiBase(
  location: Pick<Location, 'origin' | 'hostname'>,
  hosts: Readonly<Partial<Record<HostEnvironment, string>>> = {},
): string {
  return (hosts[hostEnvironment(location.hostname)] ?? location.origin).replace(/\/+$/, '');
}
