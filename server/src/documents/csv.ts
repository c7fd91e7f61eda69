/**
 * One row of a CSV file, with its CRLF. Text that a spreadsheet would run as a formula is led by an apostrophe (OWASP, CSV
 * injection); a number is left as it is.
 */
export function csvRow(cells: readonly string[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`;
}

const plainNumber = /^-?\d+(\.\d+)?$/;

function csvCell(text: string): string {
  // Spreadsheets look past spaces and control characters before the sign.
  const isFormula = /^[\s\p{Cc}]*[=+\-@]/u.test(text) || /^[\t\r\n]/.test(text);
  const safe = isFormula && !plainNumber.test(text) ? `'${text}` : text;
  return /[",\r\n;]/.test(safe) || safe !== safe.trim() ? `"${safe.replaceAll('"', '""')}"` : safe;
}
