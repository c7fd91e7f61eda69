import type { ReactNode } from 'react';
import type { FieldProps } from '../Field/Field.tsx';

export interface ComboboxOption {
  readonly key: string;
  readonly label: string;
  /** Secondary text at the end of the row; searched too. */
  readonly detail?: string;
  /** Options of one group are listed together under its name. */
  readonly group?: string;
  /** Why it cannot be chosen. */
  readonly reason?: string;
}

/** Loads the options that match. Called for each text; `signal` aborts a request whose result is no longer needed. */
export type LoadOptions<Option> = (query: string, signal: AbortSignal) => Promise<readonly Option[]>;

/** Height of an option in lines. Fixed, so that the list can be virtual. */
export const comboboxLines = { 1: 'a label', 2: 'own content of two lines' } as const;

export type ComboboxLines = keyof typeof comboboxLines;

export interface ComboboxShared<Option extends ComboboxOption> extends FieldProps {
  /** All options, or a function that loads the matching ones. Keep its identity stable. */
  options: readonly Option[] | LoadOptions<Option>;
  /** Renders an option. `words` is its label with the matched letters highlighted. Text only, no controls. */
  renderOption?: (option: Option, words: ReactNode) => ReactNode;
  /** Height of an option: one line for a label, or two for custom content. */
  lines?: ComboboxLines;
  placeholder?: string;
  /** Shown when nothing matches. */
  nothing?: string;
  /** Its name in a form; the keys of the chosen options are the values. */
  name?: string;
  disabled?: boolean;
  readOnly?: boolean;
}

export interface ComboboxOne<Option extends ComboboxOption> extends ComboboxShared<Option> {
  /** Whether several can be chosen. */
  multiple?: false;
  value: Option | null;
  onValueChange: (value: Option | null) => void;
}

export interface ComboboxMany<Option extends ComboboxOption> extends ComboboxShared<Option> {
  multiple: true;
  value: readonly Option[];
  onValueChange: (value: readonly Option[]) => void;
}

export type ComboboxProps<Option extends ComboboxOption = ComboboxOption> = ComboboxOne<Option> | ComboboxMany<Option>;
