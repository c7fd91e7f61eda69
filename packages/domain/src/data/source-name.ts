/**
 * The name of a source whose files are named like this one: what comes before a date or number, such as `erp-prices` of
 * `ERP-Prices_2026-11-26.csv`; empty if the name does not begin with a letter.
 */
export const sourceNameOf = (file: string): string =>
  /^[a-z]+(?:-[a-z]+)*/.exec(file.toLowerCase())?.[0].slice(0, 40) ?? '';
