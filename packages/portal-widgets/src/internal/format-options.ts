import type { Formats } from '@portal/domain/format';

/** Number and currency format of the user (PREF-02), as returned by `effectiveFormats`. */
export type FormatOptions = Pick<Formats, 'number_format' | 'currency_format'>;
