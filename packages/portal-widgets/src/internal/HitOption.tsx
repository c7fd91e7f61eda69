import { matchReasons, type SearchHit } from '@portal/domain/catalogue';
import { suggestionsMessages as messages } from '../messages/suggestions.ts';
import * as css from './hit-option.css.ts';
import { Marked } from './Marked.tsx';

/** A search hit: code and description with the matching characters marked, and the reason when it is not obvious. */
export function HitOption({ hit }: { readonly hit: SearchHit }) {
  const { reason, matchedAltStockCode } = hit;
  const plain = reason === 'code' || reason === 'code_start' || reason === 'words';
  return (
    <span className={css.hit}>
      <b className={css.code}>
        <Marked text={hit.stock_code} ranges={hit.codeRanges} />
      </b>
      <span className={css.words}>
        <Marked text={hit.description} ranges={hit.descriptionRanges} />
      </span>
      {hit.without.length > 0 ? <small className={css.reason}>{messages.without(hit.without.join(', '))}</small> : null}
      {plain || reason === 'near_words' ? null : (
        <small className={css.reason}>
          {matchReasons[reason]}
          {matchedAltStockCode ? ` ${matchedAltStockCode}` : ''}
        </small>
      )}
    </span>
  );
}
