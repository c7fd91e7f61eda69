import type {
  CompactStockList,
  CustomerStockCode,
  FilterRoot,
  NearStock,
  PackedFilters,
  SearchMutation,
} from '@portal/domain/catalogue';
import type { CatalogueQuestions } from '@portal/domain/catalogue-service';

/** Requests from the page to the worker, by kind: the question and its answer. */
export interface Questions extends CatalogueQuestions {
  list: { readonly question: CompactStockList; readonly answer: number };
  personal: {
    readonly question: { readonly codes: readonly CustomerStockCode[]; readonly mutations: readonly SearchMutation[] };
    readonly answer: null;
  };
  /** Null after signing out. */
  in_stock: { readonly question: { readonly near: NearStock | null }; readonly answer: null };
  bought: { readonly question: { readonly bought: readonly string[] }; readonly answer: null };
  /** No answer if the filters are damaged or of another version of the list. */
  filters: { readonly question: PackedFilters; readonly answer: readonly FilterRoot[] };
}
export type Kind = keyof Questions;

export type Request = {
  [K in Kind]: { readonly id: number; readonly kind: K; readonly question: Questions[K]['question'] };
}[Kind];
/** `answer` is undefined if the request failed. */
export interface Reply {
  readonly id: number;
  readonly answer?: Questions[Kind]['answer'];
}
