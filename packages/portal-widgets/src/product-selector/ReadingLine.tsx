import type { ReadPiece, SearchReading } from '@portal/domain/catalogue';
import * as css from './ReadingLine.css.ts';

const quoted = (words: readonly string[]) => words.map((word) => `“${word}”`).join(', ');

/** One sentence for each thing that the interpretation left out, corrected or assumed. */
function remarksOf({ pieces, setAside, corrected, notSold, noSuchSize, near }: SearchReading): readonly string[] {
  const assumed = pieces.filter((piece) => piece.assumed);
  return [
    ...(setAside.length > 0 ? [`Nothing matches ${quoted(setAside)}. Showing results without it.`] : []),
    ...corrected.map(({ typed, meant }) => `Showing results for “${meant}” instead of “${typed}”.`),
    ...notSold.map(({ asked, nearest }) =>
      nearest === null
        ? `We don't sell “${asked}” in this size. These parts are the nearest.`
        : `We don't sell “${asked}”. The nearest we sell is “${nearest}”.`,
    ),
    ...noSuchSize.map((size) => `We don't sell this in ${size}. These are the nearest sizes.`),
    ...assumed.map(({ name, value }) =>
      name === 'Length'
        ? `The length has no unit: read as ${value}.`
        : `“${value}” may be a size or a length. Add M for a size or mm for a length.`,
    ),
    ...(near.length > 0 ? ['Parts that differ in one property are listed below the exact matches.'] : []),
  ];
}

function Piece({ piece: { name, value, assumed } }: { readonly piece: ReadPiece }) {
  return (
    <li className={css.piece}>
      {name === '' ? null : <span className={css.name}>{name} </span>}
      {value}
      {assumed && name === 'Length' ? '?' : ''}
    </li>
  );
}

/** SRCH-01: how a text was interpreted. A word that matches nothing is struck through. */
export function ReadingLine({ reading }: { readonly reading: SearchReading }) {
  const { pieces, setAside } = reading;
  const remarks = remarksOf(reading);
  if (pieces.length + setAside.length === 0) return null;
  return (
    <div className={css.reading}>
      <ul className={css.pieces} aria-label="Understood as">
        {pieces.map((piece) => (
          <Piece key={`${piece.name} ${piece.value}`} piece={piece} />
        ))}
        {setAside.map((word) => (
          <li key={word} className={css.setAside}>
            <s>{word}</s>
          </li>
        ))}
      </ul>
      {remarks.length === 0 ? null : (
        <p role="status" className={css.remarks}>
          {remarks.join(' ')}
        </p>
      )}
    </div>
  );
}
