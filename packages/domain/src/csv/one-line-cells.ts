import Papa from 'papaparse';

/** A quotation mark that means `as above`: `M12 x 60,",20` on two lines is not one cell that holds all between the marks. */
const isBetweenDittoMarks = (cell: string, delimiter: string): boolean => {
  const isEdge = (character: string | undefined) => character === delimiter || character === '\n';
  return isEdge(cell.at(0)) && isEdge(cell.at(-1));
};

/**
 * Returns a CSV text with one line per row: line breaks within quoted cells become spaces. Returns the text unchanged if no cell has a line
 * break, or if its quotation marks are not those of CSV, as in `"1/2" bolt`.
 */
export function withOneLineCells(text: string): string {
  const { data, errors, meta } = Papa.parse<string[]>(text.replace(/\r\n?/g, '\n'), {
    newline: '\n',
    delimitersToGuess: [',', '\t', ';', '|'],
  });
  const long = data.flat().filter((cell) => cell.includes('\n'));
  const isOtherwiseQuoted = errors.some(({ type }) => type === 'Quotes');
  if (long.length === 0 || isOtherwiseQuoted || long.some((cell) => isBetweenDittoMarks(cell, meta.delimiter)))
    return text;
  const rows = data.map((row) => row.map((cell) => cell.replace(/\s*\n\s*/g, ' ')));
  return Papa.unparse(rows, { delimiter: meta.delimiter, newline: '\n' });
}
