import type {
  CompactStockList,
  CustomerStockCode,
  FilterRoot,
  NearStock,
  PackedFilters,
  SearchMutation,
} from '@portal/domain/catalogue';
import type { CatalogueQueries } from '@portal/domain/catalogue-service';

/** Queries from the page to the worker, by kind: each with its request and response. */
export interface WorkerQueries extends CatalogueQueries {
  list: { readonly request: CompactStockList; readonly response: number };
  personal: {
    readonly request: { readonly codes: readonly CustomerStockCode[]; readonly mutations: readonly SearchMutation[] };
    readonly response: null;
  };
  /** Null after signing out. */
  in_stock: { readonly request: { readonly near: NearStock | null }; readonly response: null };
  bought: { readonly request: { readonly bought: readonly string[] }; readonly response: null };
  /** No response if the filters are damaged or of another version of the list. */
  filters: { readonly request: PackedFilters; readonly response: readonly FilterRoot[] };
}
export type Kind = keyof WorkerQueries;

/** Message to the worker: `id` pairs it with its reply. */
export type Request = {
  [K in Kind]: { readonly id: number; readonly kind: K; readonly data: WorkerQueries[K]['request'] };
}[Kind];
/** `data` is undefined if the request failed. */
export interface Reply {
  readonly id: number;
  readonly data?: WorkerQueries[Kind]['response'];
}
