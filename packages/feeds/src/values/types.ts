/** The number and date formats of a file. */
export interface Formats {
  readonly decimal: '.' | ',';
  /** Separator between groups of three digits; empty if there is none. */
  readonly thousands: string;
  /** Order of day, month and year, such as `DD.MM.YYYY`. */
  readonly date: string;
}

export const plainFormats: Formats = { decimal: '.', thousands: '', date: 'YYYY-MM-DD' };

/** A problem with a value, and how to fix it. Both texts are shown to users. */
export interface Fault {
  /** Continues "The value …". */
  readonly message: string;
  readonly remedy: string;
}
