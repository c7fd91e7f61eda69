import type { Formats } from '@portal/domain/format';

/** Number and currency format of the user (PREF-02), as `effectiveFormats` answers them. */
export type FormatOptions = Pick<Formats, 'number_format' | 'currency_format'>;
