/** How a file writes numbers and dates. */
export interface Formats {
  readonly decimal: '.' | ',';
  /** Sign between groups of three digits; empty where there is none. */
  readonly thousands: string;
  /** Order of day, month and year, such as `DD.MM.YYYY`. */
  readonly date: string;
}

export const plainFormats: Formats = { decimal: '.', thousands: '', date: 'YYYY-MM-DD' };

/** What is wrong with a value, and what to do. Both are shown to people. */
export interface Fault {
  /** Continues "The value …". */
  readonly message: string;
  readonly remedy: string;
}
