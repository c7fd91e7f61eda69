const shift = 3;
const most = 15;

/** SRCH-01: a part that only one account buys says nothing about the others, and should not show what that account buys. */
const fewestAccounts = 2;
/** In a small history, two accounts more or less are chance. */
const leastScale = 20;

/**
 * Returns how popular a part is among all accounts, from 0 to 15: the logarithm of the number of accounts that bought it, relative to the
 * part that the most accounts bought, or to 20 accounts if those are fewer.
 */
export function popularityOf(accounts: number, mostAccounts: number): number {
  if (accounts < fewestAccounts) return 0;
  const share = Math.log(accounts) / Math.log(Math.max(mostAccounts, leastScale));
  return Math.min(most, Math.max(1, Math.round(most * share)));
}

/** The flags of the stock list that hold a popularity. */
export const popularityFlags = (popularity: number): number => popularity << shift;

/** The popularity within a part's flags, from 0 to 1. */
export const popularityIn = (flags: number): number => ((flags >> shift) & most) / most;
