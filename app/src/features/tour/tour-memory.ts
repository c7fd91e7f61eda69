const key = 'portal.tour';
/** For a browser that keeps nothing. */
let isOver = false;

/** SHELL-07: whether the tour was taken or declined in this browser. */
export function wasToured(): boolean {
  try {
    return isOver || localStorage.getItem(key) !== null;
  } catch {
    return isOver;
  }
}

export function keepToured(): void {
  isOver = true;
  try {
    localStorage.setItem(key, 'over');
  } catch {
    // Offered again on the next page, then.
  }
}
