/** Codes as they come from the store; anything else never gets into a statement. */
const accountCode = /^[A-Za-z0-9_-]+$/;

/**
 * What a transaction begins with that is done for somebody: from here on the store itself shows the carts of these accounts and no
 * others (docs/decisions/0005-row-level-policies.md). Text, for it goes in one message with BEGIN and costs no journey of its own.
 * @throws Error for a code that is none.
 */
export function asCaller(accounts: readonly string[] | undefined): string {
  if (!accounts) return '';
  const wrong = accounts.find((code) => !accountCode.test(code));
  if (wrong !== undefined) throw new Error(`${wrong} is no code of an account.`);
  return `; SET LOCAL ROLE portal_caller; SET LOCAL portal.accounts = '${accounts.join(',')}'`;
}
