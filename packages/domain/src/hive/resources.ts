import type { HiveResource } from './types.ts';

export interface Resources {
  /** Origin by domain id; empty for this site. */
  readonly domain_lookups: Readonly<Record<string, string>>;
  readonly resources: readonly HiveResource[];
}

/** URL of each resource, by its id: the origin of its domain and its path. */
export const resourceAddresses = ({ domain_lookups, resources }: Resources): Readonly<Record<string, string>> =>
  Object.fromEntries(
    resources.map(({ resource_id, domain_id, path }) => [
      resource_id,
      `${Object.hasOwn(domain_lookups, domain_id) ? domain_lookups[domain_id] : ''}${path}`,
    ]),
  );
