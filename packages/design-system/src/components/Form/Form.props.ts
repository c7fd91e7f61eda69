import type { ReactNode } from 'react';

/** One thing that is wrong: at a field, or (null, or a field that the form does not have) with the whole. */
export interface FormProblem {
  readonly field: string | null;
  readonly message: string;
}

export interface FormProps<Name extends string> {
  /** Name of the form. */
  label: string;
  /** Each field by its name, in the order in which they stand, with the label that it has on screen. */
  labels: Readonly<Record<Name, string>>;
  /**
   * Checks and sends. Answers what is wrong, the server's validation results among it, as they came; nothing where it went well.
   * Where it throws, the form says that it could not be sent.
   */
  onSubmit: () => readonly FormProblem[] | Promise<readonly FormProblem[]>;
  /** Words of the button that sends. */
  submit: string;
  /** Stands beside that button. */
  actions?: ReactNode;
  /** The fields, each with its `name` and what is wrong with it. */
  children: (error: (name: Name) => string | undefined) => ReactNode;
}
