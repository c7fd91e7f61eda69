import type { ReadPiece, SearchReading } from '@portal/domain/catalogue';
import { productSelectorMessages } from '../messages/product-selector.tsx';
import * as css from './ReadingLine.css.ts';

const messages = productSelectorMessages.reading;

/** One sentence for each thing that the interpretation left out, corrected or assumed. */
function remarksOf({
  pieces,
  setAside,
  corrected,
  notSold,
  notInSize,
  noSuchSize,
  near,
}: SearchReading): readonly string[] {
  const assumed = pieces.filter((piece) => piece.assumed);
  return [
    ...(setAside.length > 0 ? [messages.setAside(setAside)] : []),
    ...corrected.map(({ typed, meant }) => messages.corrected(typed, meant)),
    ...notSold.map(({ asked, nearest }) =>
      nearest === null ? messages.nothingNear(asked) : messages.notSold(asked, nearest),
    ),
    ...notInSize.map(({ asked, size }) => messages.notInSize(asked, size)),
    ...noSuchSize.map(messages.noSuchSize),
    ...assumed.map(({ name, value }) =>
      name === 'Length' ? messages.lengthAssumed(value) : messages.sizeOrLength(value),
    ),
    ...(near.length > 0 ? [messages.near] : []),
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
      <ul className={css.pieces} aria-label={messages.label}>
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
