import type { FilterQuery, FilterResult, FilterRoot, PackedFilters } from '@portal/domain/catalogue';
import type { Transport } from '../transport/types.ts';
import type { WorkerClient } from './worker-client.ts';

/** What the filters need from their catalogue. */
export interface FilterHost {
  readonly transport: Transport;
  readonly client: WorkerClient;
  /** Version of the list in use; null if there is none. */
  version(): string | null;
  /** Loads the newest list if needed. */
  load(): Promise<boolean>;
  /** Filters stored on this device with the list, if any. */
  stored(): PackedFilters | null;
  store(filters: PackedFilters): Promise<void>;
}

/** Filters of the catalogue, loaded with the first screen that shows them (FILT-01). */
export interface CatalogueFilters {
  filters(): Promise<readonly FilterRoot[] | null>;
  narrow(question: FilterQuery): Promise<FilterResult | null>;
}

export function createCatalogueFilters(host: FilterHost): CatalogueFilters {
  const { transport, client } = host;
  let known: { readonly version: string; readonly roots: Promise<readonly FilterRoot[] | null> } | null = null;

  async function fetchFilters(version: string): Promise<PackedFilters | null> {
    const result = await transport.call('get-filters', { packed: true });
    const packed = result.ok ? (result.data.packed ?? null) : null;
    if (!packed) return null;
    // Newer than the list: their row numbers belong to the newer one.
    if (packed.version !== version) await host.load();
    if (packed.version !== host.version()) return null;
    await host.store(packed);
    return packed;
  }

  async function read(version: string): Promise<readonly FilterRoot[] | null> {
    const stored = host.stored();
    const roots = stored?.version === version ? await client.send('filters', stored) : null;
    if (roots) return roots;
    // Not stored, or damaged: loaded from the server.
    const packed = await fetchFilters(version);
    return packed && client.send('filters', packed);
  }

  async function filters(): Promise<readonly FilterRoot[] | null> {
    if (host.version() === null) await host.load();
    const version = host.version();
    if (version === null) return null;
    if (known?.version !== version) known = { version, roots: read(version) };
    const current = known;
    const roots = await current.roots;
    // A failure is retried at the next use; filters read for a newer list are kept for it.
    if (known === current && roots === null) known = null;
    const present = host.version();
    if (known === current && roots && present !== null && present !== version)
      known = { version: present, roots: current.roots };
    return roots;
  }

  return {
    filters,
    async narrow(question) {
      return (await filters()) && client.latestOnly('narrow', question);
    },
  };
}
