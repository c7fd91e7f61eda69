import type { SearchHit } from '@portal/domain/catalogue';
import type { Ref } from 'react';
import type { FormatOptions } from '../internal/format-options.ts';
import type { WordsRead } from '../internal/use-suggestions.ts';

/** What the entry line needs to know about the typed part. */
export interface EntryPart {
  readonly stock_code: string;
  readonly description: string;
  readonly sell_quantity_minimum: number;
  readonly sell_quantity_increment: number;
  readonly inner_quantity: number;
  readonly pack_quantity: number;
  /** As the catalogue writes it, such as `3 m`. */
  readonly length?: string;
}

export interface EntryLineHandle {
  focus(): void;
  /** Restores the text of the line added last, unless something else has been typed since. */
  bringBack(): void;
  /** Puts text into the fields, as if it had been typed. */
  fill(code: string, quantity: string): void;
}

/** LINE-16: adds lines by code, quantity, Enter. Never waits for a price. */
export interface EntryLineProps {
  /** The number the new line will have. */
  readonly number: number;
  /** CART-08: why no line can be added; null while lines can be added. */
  readonly lockedReason: string | null;
  readonly format: FormatOptions;
  readonly ref?: Ref<EntryLineHandle>;
  /** Matching parts, best first; an outdated response is dropped. */
  readonly suggest: (text: string) => Promise<readonly SearchHit[]>;
  /** The quantity and the further parts that words name. The parts of `suggest` are then those of the first. */
  readonly readWords?: (text: string) => Promise<WordsRead>;
  /** The part with exactly this code, or null. Synchronous. */
  readonly part: (stock_code: string) => EntryPart | null;
  /** Adds a line. Returns null, or an error message to show. `quantity` null means the default (LINE-08). */
  readonly onAdd: (stock_code: string, quantity: number | null) => string | null;
  /** Two or more lines of text were pasted (IMP-06). */
  readonly onPasteList: (text: string) => void;
  /** Result of the last addition where the line itself does not show it: `Added to line 4: 100 → 200.` */
  readonly said?: string;
  /** An Alt shortcut for the line changed last. Returns true when it was handled. */
  readonly onLineKey?: (key: string) => boolean;
  readonly onImport?: () => void;
  /** Initial text of the code field, such as a search term (QQ-04); the field is then focused. */
  readonly start?: string;
  /** Called when the text of a field changes, also when the fields are emptied. */
  readonly onTyping?: (code: string, quantity: string) => void;
  /** A bare number was typed for a code, and the buyer wants it as the quantity of the last line, whose number is one less than `number`. */
  readonly onLastQuantity?: (text: string) => void;
  /** Arrow up in the empty code field: moves to the lines above. */
  readonly onUp?: () => void;
}
