import type { ReactNode } from 'react';
import type { FieldProps } from '../Field/Field.tsx';

export interface ComboboxOption {
  readonly key: string;
  readonly label: string;
  /** Receding words at the row's end; searched too. */
  readonly detail?: string;
  /** Options of one group stand together, beneath its name. */
  readonly group?: string;
  /** Cannot be chosen, and why. */
  readonly reason?: string;
}

/** Asks for the options that match. Called anew for each text; `signal` calls off an answer that nobody waits for any more. */
export type LoadOptions<Option> = (query: string, signal: AbortSignal) => Promise<readonly Option[]>;

/** Height of an option, in lines: fixed, so that ten thousand are as quick as ten. */
export const comboboxLines = { 1: 'a label', 2: 'own content of two lines' } as const;

export type ComboboxLines = keyof typeof comboboxLines;

export interface ComboboxShared<Option extends ComboboxOption> extends FieldProps {
  /** All of them, or what asks for those that match. Keep the identity of either. */
  options: readonly Option[] | LoadOptions<Option>;
  /** Shows an option in its own way. `words` is its label with the matched letters marked. Words, not controls. */
  renderOption?: (option: Option, words: ReactNode) => ReactNode;
  /** Height of an option: a label, or own content of two lines. */
  lines?: ComboboxLines;
  placeholder?: string;
  /** Said where nothing matches. */
  nothing?: string;
  /** What it is called in a form; the keys of what is chosen are its values. */
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
