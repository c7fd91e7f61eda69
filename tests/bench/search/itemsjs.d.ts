/** The part of itemsjs that is measured; the package's own types are not among its exports. */
declare module 'itemsjs' {
  interface Aggregation {
    readonly title: string;
    readonly size: number;
    readonly conjunction: boolean;
    readonly hide_zero_doc_count: boolean;
  }
  interface Found {
    readonly pagination: { readonly total: number };
    readonly data: {
      readonly aggregations: Readonly<
        Record<string, { readonly buckets: readonly { readonly key: string; readonly doc_count: number }[] }>
      >;
    };
  }
  export default function itemsjs(
    rows: readonly object[],
    options: {
      readonly searchableFields: readonly string[];
      readonly aggregations: Readonly<Record<string, Aggregation>>;
    },
  ): {
    search(question: {
      readonly per_page: number;
      readonly filters: Readonly<Record<string, readonly string[]>>;
    }): Found;
  };
}
