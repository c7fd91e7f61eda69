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

/**
 * Whether a picture field offers the resource: by its kind, and by its file extension, because kinds come from the supplier and no browser shows
 * a PDF as a picture.
 */
const isPicture = ({ kind, path }: HiveResource): boolean =>
  kind === 'picture' && !/\.(?:pdf|docx?|xlsx?|csv|txt|zip|mp4)$/i.test(path);

/** Paths of the pictures, and of everything else, each once. */
export function resourcePaths(resources: readonly HiveResource[]): {
  readonly pictures: readonly string[];
  readonly documents: readonly string[];
} {
  const paths = (all: readonly HiveResource[]) => [...new Set(all.map((each) => each.path))];
  return {
    pictures: paths(resources.filter(isPicture)),
    documents: paths(resources.filter((each) => !isPicture(each))),
  };
}
