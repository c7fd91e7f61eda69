/** SHELL-03: what may be kept and counted: all of it, or what the portal cannot do without. */
export type CookieAnswer = 'all' | 'needed';

const key = 'portal.cookies';
/** For a browser that keeps nothing. */
let answered: CookieAnswer | null = null;

/** Null while the question has not been answered in this browser. */
export function readCookieAnswer(): CookieAnswer | null {
  try {
    const kept = localStorage.getItem(key);
    return kept === 'all' || kept === 'needed' ? kept : answered;
  } catch {
    return answered;
  }
}

export function keepCookieAnswer(answer: CookieAnswer): void {
  answered = answer;
  try {
    localStorage.setItem(key, answer);
  } catch {
    // Asked again on the next page, then.
  }
}
