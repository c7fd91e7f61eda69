const storageKey = 'portal.palette';
const most = 4;

/** Keys of recently chosen commands on this device, latest first. */
export function recentCommands(): readonly string[] {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(storageKey) ?? '[]');
    return Array.isArray(value) ? value.filter((key) => typeof key === 'string').slice(0, most) : [];
  } catch {
    return [];
  }
}

export function rememberCommand(key: string): void {
  try {
    const keys = [key, ...recentCommands().filter((each) => each !== key)];
    localStorage.setItem(storageKey, JSON.stringify(keys.slice(0, most)));
  } catch {
    // Storage refused: there are no recent commands, everything else works.
  }
}
