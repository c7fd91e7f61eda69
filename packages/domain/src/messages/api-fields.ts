/** The contents of a request's fields, in words. */
export const apiFieldMessages = {
  anything: 'anything',
  or: (kinds: readonly string[]) => kinds.join(' or '),
  listOf: (list: string, kind: string) => `${list} of ${kind}`,
  leastCharacters: (count: number) => `at least ${count} characters`,
  mostCharacters: (count: number) => `at most ${count} characters`,
  leastItems: (count: number) => `at least ${count}`,
  mostItems: (count: number) => `at most ${count}`,
  from: (least: number) => `from ${least}`,
  to: (most: number) => `to ${most}`,
} as const;

export const apiOperationMessages = {
  /** Group of the operations without a tag. */
  otherGroup: 'Other',
} as const;
