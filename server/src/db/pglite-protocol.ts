import type { Outcome } from './pglite-statements.ts';

/** Requests to the thread of the embedded database. Each has a number and gets one reply. */
export type Ask =
  | {
      readonly kind: 'query';
      readonly text: string;
      readonly values: readonly unknown[];
      readonly begin: string | null;
    }
  | { readonly kind: 'script'; readonly text: string }
  | { readonly kind: 'commit' }
  | { readonly kind: 'rollback' }
  | { readonly kind: 'listen'; readonly channel: string }
  | { readonly kind: 'close' };

export interface Question {
  readonly number: number;
  readonly ask: Ask;
}

export type Reply =
  | { readonly kind: 'ready' }
  | { readonly kind: 'failed'; readonly message: string }
  | ({ readonly kind: 'done'; readonly number: number } & Outcome)
  | {
      readonly kind: 'error';
      readonly number: number;
      readonly message: string;
      readonly code: string;
      readonly constraint: string | null;
    }
  | { readonly kind: 'notify'; readonly channel: string; readonly payload: string };
