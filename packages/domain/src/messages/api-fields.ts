const characters = (count: number) => (count === 1 ? '1 character' : `${count} characters`);

/** The contents of a request's fields, in words. */
export const apiFieldMessages = {
  anything: 'anything',
  or: (kinds: readonly string[]) => kinds.join(' or '),
  listOf: (list: string, kind: string) => `${list} of ${kind}`,
  leastCharacters: (count: number) => `at least ${characters(count)}`,
  mostCharacters: (count: number) => `at most ${characters(count)}`,
  leastItems: (count: number) => `at least ${count}`,
  mostItems: (count: number) => `at most ${count}`,
  from: (least: number) => `from ${least}`,
  to: (most: number) => `to ${most}`,
} as const;

export const apiOperationMessages = {
  /** Group of the operations without a tag. */
  otherGroup: 'Other',
} as const;
