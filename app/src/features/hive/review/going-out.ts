export interface GoingOut {
  /** Whether what visitors see now is here to compare with, or there is nothing of it. */
  readonly isCompared: boolean;
  /** How many changes there are, and how many of them are chosen. */
  readonly changes: number;
  readonly chosen: number;
  /** What is to be mended in the page as it would be with what is chosen, and in the draft as a whole. */
  readonly stops: number;
  readonly stopsOfAll: number;
}

export interface Reasons {
  readonly publish: string | undefined;
  readonly request: string | undefined;
}

const mend = (stops: number) => `Mend what the checks found, or say why it may stay: ${stops} to go.`;

/**
 * HIVE-02, HIVE-15: why what was looked at cannot be published or asked for yet. A choice of changes can be published; asked for is
 * always the whole draft, and so it is checked as a whole.
 */
export function reasonsOf({ isCompared, changes, chosen, stops, stopsOfAll }: GoingOut): Reasons {
  if (!isCompared) {
    const wait = 'What visitors see now has not arrived yet.';
    return { publish: wait, request: wait };
  }
  const isPart = chosen < changes;
  const unmended = stops > 0 ? mend(stops) : undefined;
  const whole = isPart
    ? `The whole draft is asked for. Choose all changes to see its checks. ${mend(stopsOfAll)}`
    : mend(stopsOfAll);
  return {
    publish: chosen === 0 && changes > 0 ? 'Choose at least one change.' : unmended,
    request: stopsOfAll > 0 ? whole : undefined,
  };
}
