/** What is done to a draft as a whole, once everything typed is at the server. */
export interface OnDraft {
  /** Brings everything to the server. Answers the revision that is seen then; null where something is not saved. */
  readonly flush: () => Promise<number | null>;
  readonly refuse: (message: string) => void;
}

export const notSaved = 'Not everything is saved yet. Try again when it is.';

/** HIVE-02, HIVE-15: does to a draft what was asked for, and only to what is seen: where something is not saved, nothing is done. */
export async function onSaved(
  { flush, refuse }: OnDraft,
  act: (revision: number) => Promise<string | null>,
): Promise<void> {
  const revision = await flush();
  const problem = revision === null ? notSaved : await act(revision);
  if (problem !== null) refuse(problem);
}
