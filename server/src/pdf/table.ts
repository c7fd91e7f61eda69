import { drawLine, faint, ink, type Pdf, printable, ruleColour } from './make-pdf.ts';

export interface Column {
  readonly title: string;
  readonly width: number;
  readonly align: 'left' | 'right';
}

export interface TableRow {
  /** One text for each column. */
  readonly cells: readonly string[];
  /** Printed small in the note column: own code, reference, note. */
  readonly notes: readonly string[];
}

/** Position of a table on its pages, in points. */
export interface TableFrame {
  readonly left: number;
  /** No line goes below this. */
  readonly bottom: number;
  /** Index of the column that shows the notes. */
  readonly noteColumn: number;
  /** Starts a page and sets `pdf.y` to where the table continues. */
  readonly newPage: () => void;
}

const size = 8.5;
const noteSize = 7.5;
const lineHeight = 11;
const gap = 6;
const padding = 4;

/** The longest prefix of a word that fits, at least one character. Prefers to break after a dash, as in part codes. */
function startThatFits(pdf: Pdf, word: string, width: number): string {
  let end = word.length;
  while (end > 1 && pdf.widthOfString(word.slice(0, end)) > width) end -= 1;
  const dash = word.lastIndexOf('-', end - 1);
  return word.slice(0, dash > end / 2 ? dash + 1 : end);
}

/** Text wrapped into lines in the current font. Words longer than a line are broken; nothing is cut off. */
export function wrapText(pdf: Pdf, text: string, width: number): readonly string[] {
  return printable(text)
    .split('\n')
    .flatMap((paragraph) => {
      const lines: string[] = [];
      let line = '';
      for (const word of paragraph.split(' ')) {
        const longer = line === '' ? word : `${line} ${word}`;
        if (pdf.widthOfString(longer) <= width) {
          line = longer;
          continue;
        }
        if (line !== '') lines.push(line);
        line = word;
        while (pdf.widthOfString(line) > width) {
          const start = startThatFits(pdf, line, width);
          lines.push(start);
          line = line.slice(start.length);
        }
      }
      return [...lines, line];
    });
}

interface Line {
  readonly text: string;
  readonly note: boolean;
}

function linesOfCell(pdf: Pdf, row: TableRow, column: number, width: number, noteColumn: number): readonly Line[] {
  pdf.fontSize(size);
  const own = wrapText(pdf, row.cells[column] ?? '', width).map((text) => ({ text, note: false }));
  if (column !== noteColumn) return own;
  pdf.font('Helvetica').fontSize(noteSize);
  const notes = row.notes.flatMap((note) => wrapText(pdf, note, width)).map((text) => ({ text, note: true }));
  return [...own, ...notes];
}

function drawRule(pdf: Pdf, frame: TableFrame, columns: readonly Column[], colour: string): void {
  const right = frame.left + columns.reduce((sum, { width }) => sum + width, 0);
  pdf.moveTo(frame.left, pdf.y).lineTo(right, pdf.y).lineWidth(0.6).strokeColor(colour).stroke();
}

/** Draws a row. Only a row taller than a page continues on the next one. */
function drawRow(pdf: Pdf, frame: TableFrame, columns: readonly Column[], row: TableRow, bold = false): void {
  const font = bold ? 'Helvetica-Bold' : 'Helvetica';
  const cells = columns.map(({ width }, i) =>
    linesOfCell(pdf.font(font), row, i, width - padding * 2, frame.noteColumn),
  );
  const count = Math.max(...cells.map((lines) => lines.length));
  const height = count * lineHeight + gap;
  if (pdf.y + height > frame.bottom) frame.newPage();
  pdf.y += gap / 2;
  for (let i = 0; i < count; i += 1) {
    if (pdf.y + lineHeight > frame.bottom) frame.newPage();
    const { y } = pdf;
    let x = frame.left;
    columns.forEach(({ width, align }, column) => {
      const line = cells[column]?.[i];
      if (line && line.text !== '') {
        pdf
          .font(font)
          .fontSize(line.note ? noteSize : size)
          .fillColor(line.note ? faint : ink);
        drawLine(pdf, line.text, x + padding, y, width - padding * 2, align);
      }
      x += width;
    });
    pdf.y = y + lineHeight;
  }
  pdf.y += gap / 2;
}

function drawHead(pdf: Pdf, frame: TableFrame, columns: readonly Column[]): void {
  drawRow(pdf, frame, columns, { cells: columns.map(({ title }) => title), notes: [] }, true);
  drawRule(pdf, frame, columns, ink);
}

/** Draws a table with its header repeated on each page. Rows that fit on one page are not split. */
export function drawTable(pdf: Pdf, given: TableFrame, columns: readonly Column[], rows: readonly TableRow[]): void {
  const frame: TableFrame = {
    ...given,
    newPage: () => {
      given.newPage();
      drawHead(pdf, given, columns);
    },
  };
  drawHead(pdf, given, columns);
  for (const row of rows) {
    drawRow(pdf, frame, columns, row);
    drawRule(pdf, frame, columns, ruleColour);
  }
}
