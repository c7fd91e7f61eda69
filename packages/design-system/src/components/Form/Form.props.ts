import type { ReactNode } from 'react';

/** One problem: of a field, or of the whole form (null, or a field that the form does not have). */
export interface FormProblem {
  readonly field: string | null;
  readonly message: string;
}

export interface FormProps<Name extends string> {
  /** Name of the form. */
  label: string;
  /** Fields by name, in visual order, with their labels. */
  labels: Readonly<Record<Name, string>>;
  /**
   * Validates and submits. Returns the problems, including the server's validation results; nothing on success.
   * If it throws, the form reports that it could not be sent.
   */
  onSubmit: () => readonly FormProblem[] | Promise<readonly FormProblem[]>;
  /** Label of the submit button. */
  submit: string;
  /** Content next to the submit button. */
  actions?: ReactNode;
  /** Renders the fields with their `name` and error. */
  children: (error: (name: Name) => string | undefined) => ReactNode;
}
