import { type Formats, plainFormats } from '../values/index.ts';

const withPoint = /^-?\d{1,3}(?:,\d{3})+(?:\.\d+)?$|^-?\d+\.\d+$/;
const withComma = /^-?\d{1,3}(?:\.\d{3})+(?:,\d+)?$|^-?\d+,\d+$/;
/** A single group of three digits after a sign may be decimals as well as thousands. */
const ambiguous = /^-?\d{1,3}[.,]\d{3}$/;

const dateForms: readonly { readonly format: string; readonly pattern: RegExp }[] = [
  { format: 'YYYY-MM-DD', pattern: /^\d{4}-\d{2}-\d{2}(?:[T ].*)?$/ },
  { format: 'YYYY/MM/DD', pattern: /^\d{4}\/\d{2}\/\d{2}$/ },
  { format: 'YYYYMMDD', pattern: /^(?:19|20|99)\d{2}(?:0[1-9]|1[0-2])(?:[0-2]\d|3[01])$/ },
  { format: 'DD.MM.YYYY', pattern: /^\d{1,2}\.\d{1,2}\.\d{4}$/ },
  { format: 'DD-MM-YYYY', pattern: /^\d{1,2}-\d{1,2}-\d{4}$/ },
  { format: 'DD/MM/YYYY', pattern: /^\d{1,2}\/\d{1,2}\/\d{4}$/ },
];

const most = <Item>(items: readonly Item[], votes: (item: Item) => number): Item | undefined =>
  items.filter((item) => votes(item) > 0).toSorted((a, b) => votes(b) - votes(a))[0];

/** Dates with slashes are American if a second number is above 12 and no first one is. */
function slashDates(cells: readonly string[]): string {
  const numbers = cells.flatMap((cell) => {
    const [, first, second] = /^(\d{1,2})\/(\d{1,2})\/\d{4}$/.exec(cell) ?? [];
    return first && second ? [[Number(first), Number(second)] as const] : [];
  });
  const isAmerican = numbers.some(([, second]) => second > 12) && numbers.every(([first]) => first <= 12);
  return isAmerican ? 'MM/DD/YYYY' : 'DD/MM/YYYY';
}

/** The formats in which most of the cells are numbers and dates; the plain ones if the cells do not show it. */
export function guessFormats(cells: readonly string[]): Formats {
  const count = (pattern: RegExp) => cells.filter((cell) => pattern.test(cell)).length;
  const sure = cells.filter((cell) => !ambiguous.test(cell));
  const commas = sure.filter((cell) => withComma.test(cell)).length;
  const points = sure.filter((cell) => withPoint.test(cell)).length;
  const decimal = commas > points ? ',' : '.';
  const group = decimal === ',' ? '.' : ',';
  const isGrouped = cells.some((cell) => (decimal === ',' ? withComma : withPoint).test(cell) && cell.includes(group));
  const form = most(dateForms, ({ pattern }) => count(pattern))?.format ?? plainFormats.date;
  return { decimal, thousands: isGrouped ? group : '', date: form === 'DD/MM/YYYY' ? slashDates(cells) : form };
}
