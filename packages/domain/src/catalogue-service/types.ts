import type { FilterQuery, FilterResult } from '../catalogue/filter-types.ts';
import type { SearchReading } from '../catalogue/search-reading.ts';
import type { FacetResult, FacetSelection, NearCode, SearchHit } from '../catalogue/types.ts';
import type { ImportQuestion, ImportReview } from '../import/types.ts';

/** What can be asked of a catalogue, by kind: the question and its answer. */
export interface CatalogueQuestions {
  /** Ranked hits (SRCH-01). */
  search: {
    readonly question: { readonly text: string; readonly limit: number };
    readonly answer: readonly SearchHit[];
  };
  /** How a text was understood; null for a code. */
  explain: { readonly question: { readonly text: string }; readonly answer: SearchReading | null };
  /** Codes similar to one that does not exist. */
  near: { readonly question: { readonly text: string; readonly limit: number }; readonly answer: readonly NearCode[] };
  /** Parts left by filters and text, with the counts of every value (FILT-02); null without filters. */
  narrow: { readonly question: FilterQuery; readonly answer: FilterResult | null };
  /** Counts by the stock list's own columns (SRCH-03). */
  facets: {
    readonly question: { readonly selection: FacetSelection; readonly limit: number };
    readonly answer: FacetResult;
  };
  /** A list matched row by row (IMP-06). */
  review: { readonly question: ImportQuestion; readonly answer: ImportReview };
}
export type CatalogueQuestion = keyof CatalogueQuestions;
export type QuestionOf<K extends CatalogueQuestion> = CatalogueQuestions[K]['question'];
export type AnswerOf<K extends CatalogueQuestion> = CatalogueQuestions[K]['answer'];

/** Questions asked together, at most one of each kind. */
export type AskedTogether = { readonly [K in CatalogueQuestion]?: QuestionOf<K> };
export type AnsweredTogether = { readonly [K in CatalogueQuestion]?: AnswerOf<K> };
