/** Number and currency format of the user (PREF-02): 0 none, 1 comma thousands with dot decimal, 2 dot thousands with comma decimal. */
export interface FormatOptions {
  readonly number_format: 0 | 1 | 2;
  readonly currency_format: 0 | 1 | 2;
}
