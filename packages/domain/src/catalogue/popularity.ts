const shift = 3;
const most = 15;

/** SRCH-01: a part that only one account buys must not reveal what that account buys. */
const fewestAccounts = 2;
/** With this many accounts a part has the highest popularity. Fixed, so that a change of a few parts does not need the numbers of all others. */
const manyAccounts = 100;

/** Returns how popular a part is, from 0 to 15: the logarithm of the number of accounts that bought it. */
export function popularityOf(accounts: number): number {
  if (accounts < fewestAccounts) return 0;
  return Math.min(most, Math.round((most * Math.log(accounts)) / Math.log(manyAccounts)));
}

/** The flags of the stock list that hold a popularity. */
export const popularityFlags = (popularity: number): number => popularity << shift;

/** The popularity within a part's flags, from 0 to 1. */
export const popularityIn = (flags: number): number => ((flags >> shift) & most) / most;
