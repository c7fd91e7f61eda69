const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const monthOf = (text: string) => months.indexOf(text.slice(0, 3).toLowerCase()) + 1;

/** Keys `date:month-day` of a date; both readings if day and month are ambiguous. */
function dateKeys(text: string): string[] {
  const key = (month: number, day: number) =>
    month >= 1 && month <= 12 && day >= 1 && day <= 31 ? [`date:${month}-${day}`] : [];
  const iso = /^(?:19|20)\d\d-(\d{1,2})-(\d{1,2})(?:[T ][\d:.]+Z?)?$/.exec(text);
  if (iso) return key(Number(iso[1]), Number(iso[2]));
  const figures = /^(\d{1,2})[-/](\d{1,2})(?:[-/](?:\d{4}|\d{2}))?$/.exec(text);
  if (figures) return [...key(Number(figures[1]), Number(figures[2])), ...key(Number(figures[2]), Number(figures[1]))];
  const dayFirst = /^(\d{1,2})[- ]?([a-z]{3,9})(?:[- ]?(?:\d{4}|\d{2}))?$/i.exec(text);
  if (dayFirst) return key(monthOf(dayFirst[2] ?? ''), Number(dayFirst[1]));
  const monthFirst = /^([a-z]{3,9})[- ]?(\d{1,2})$/i.exec(text);
  return monthFirst ? key(monthOf(monthFirst[1] ?? ''), Number(monthFirst[2])) : [];
}

/**
 * Keys for texts that a spreadsheet would convert to a number or date: `00123` and `123` give `number:123`, `1E5` and `1.00E+05` give
 * `number:100000`, `1-12` and `12-Jan` give `date:1-12`. Empty for other texts. Two texts with a common key may be the same code
 * before and after conversion.
 */
export function damageKeys(text: string): string[] {
  const trimmed = text.trim();
  if (trimmed === '' || trimmed.length > 40) return [];
  const figure = trimmed.replace(/^'/, '').replace(/(\d),(?=\d+E)/i, '$1.');
  if (/^\d+(?:\.\d+)?(?:E[+-]?\d{1,3})?$/i.test(figure)) {
    const value = Number(figure);
    // Spreadsheets keep 15 digits of longer numbers.
    return Number.isFinite(value) ? [`number:${value.toPrecision(15)}`] : [];
  }
  return dateKeys(trimmed);
}
