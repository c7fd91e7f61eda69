import type { SearchHit } from '@portal/domain/catalogue';
import type { Ref } from 'react';
import type { FormatOptions } from '../internal/format-options.ts';

/** What the entry line knows of the part whose code is typed. */
export interface EntryPart {
  readonly stock_code: string;
  readonly description: string;
  readonly sell_quantity_minimum: number;
  readonly sell_quantity_increment: number;
  readonly inner_quantity: number;
  readonly pack_quantity: number;
}

export interface EntryLineHandle {
  focus(): void;
  /** Brings back what was typed for the line that was added last, unless something else is being typed already. */
  bringBack(): void;
}

/** LINE-16: code, quantity, Enter, next. Nothing here waits for a price. */
export interface EntryLineProps {
  /** The number that the new line will get. */
  readonly number: number;
  /** CART-08: why nothing can be added; null while it can. */
  readonly lockedReason: string | null;
  readonly format: FormatOptions;
  readonly ref?: Ref<EntryLineHandle>;
  /** Parts that go with what is typed, best first; an older answer is dropped when a newer question was asked. */
  readonly suggest: (text: string) => Promise<readonly SearchHit[]>;
  /** The part of exactly this code, or null where there is none. Answers from memory. */
  readonly part: (stock_code: string) => EntryPart | null;
  /** Adds and answers at once with null, or with what is wrong, in words. `quantity` null means the default (LINE-08). */
  readonly onAdd: (stock_code: string, quantity: number | null) => string | null;
  /** Two or more lines were pasted (IMP-06). */
  readonly onPasteList: (text: string) => void;
  /** What became of the last addition where the line itself does not show it: `Added to line 4: 100 → 200.` */
  readonly said?: string;
  /** A key with Alt, for the line that was changed last. Returns true when it was used. */
  readonly onLineKey?: (key: string) => boolean;
  readonly onImport?: () => void;
  /** What the code field begins with, such as a term that was searched for (QQ-04); the caret is then in it. */
  readonly start?: string;
  /** Up from the empty code field: into the lines above. */
  readonly onUp?: () => void;
}
