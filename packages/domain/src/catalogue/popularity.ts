const shift = 3;
const most = 15;

/** SRCH-01: a part that only one account buys says nothing about the others, and should not show what that account buys. */
const fewestAccounts = 2;
/** A part that as many accounts buy is as popular as can be. Fixed, so that changes of a few parts need no figures of all others. */
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
