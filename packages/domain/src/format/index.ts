export {
  clockTime,
  type DateLike,
  dateAndTime,
  dateLocale,
  dayAndMonth,
  orderDate,
  relativeTime,
  setBusinessTimeZone,
  shortDate,
  weekdayDate,
  weekStart,
  weekStartsOn,
} from './date.ts';
export {
  effectiveFormats,
  type Formats,
  formatCurrency,
  formatDifference,
  formatNumber,
  minusSign,
  type NumberFormat,
  narrowWidth,
  numberFormatOf,
  numberFormats,
} from './number.ts';
export { wordFinder } from './words.ts';
