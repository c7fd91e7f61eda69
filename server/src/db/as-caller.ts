/** Valid account codes. Anything else must not get into a statement. */
const accountCode = /^[A-Za-z0-9_-]+$/;

/**
 * SQL that follows BEGIN in a caller's transaction: from then on the database shows only carts of these accounts
 * (docs/decisions/0005-row-level-policies.md). Text, so that it is sent together with BEGIN without another round trip. Empty for the
 * server's own work.
 * @throws Error for an invalid account code.
 */
export function asCaller(accounts: readonly string[] | undefined): string {
  if (!accounts) return '';
  const wrong = accounts.find((code) => !accountCode.test(code));
  if (wrong !== undefined) throw new Error(`${wrong} is no code of an account.`);
  return `; SET LOCAL ROLE portal_caller; SET LOCAL portal.accounts = '${accounts.join(',')}'`;
}
