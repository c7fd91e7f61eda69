import { Button, SearchField } from '@portal/design-system';
import { useState } from 'react';
import { HitOption } from '../internal/HitOption.tsx';
import { suggestionStatus, useSuggestions } from '../internal/use-suggestions.ts';
import { importReviewMessages } from '../messages/import-review.ts';
import * as css from './ImportReview.css.ts';
import { useReview } from './review-context.ts';

const messages = importReviewMessages.panel;

/** A row's candidates, and a search for another part. */
export function ReviewPanel({ id }: { id: string }) {
  const { row: rowOf, suggest, onPick, onSkip } = useReview();
  const row = rowOf(id);
  const [text, setText] = useState('');
  const suggestions = useSuggestions(text, suggest);
  const { hits } = suggestions;
  if (!row) return null;
  return (
    <div className={text !== '' && hits.length > 0 ? `${css.panel} ${css.searching}` : css.panel}>
      <p className={css.written}>{messages.source(row.line, row.source)}</p>
      <p className={css.why}>{row.quantityWrong ?? row.reason}</p>
      {row.candidates.length > 0 ? (
        <ul className={css.candidates} aria-label={messages.candidates(row.line)}>
          {row.candidates.map((part, i) => (
            <li key={part.stock_code} className={css.candidate}>
              <Button
                size="s"
                keyHint={String(i + 1)}
                onClick={() => onPick(id, part)}
                aria-pressed={row.picked?.stock_code === part.stock_code}
              >
                {part.stock_code}
              </Button>
              <span>{part.description}</span>
            </li>
          ))}
        </ul>
      ) : null}
      <div className={css.others}>
        <SearchField
          label={messages.find(row.line)}
          placeholder={messages.findHint}
          value={text}
          eager
          onValueChange={setText}
          status={suggestionStatus(suggestions)}
          options={hits.map((hit) => ({ key: hit.stock_code, content: <HitOption hit={hit} /> }))}
          onPick={(code) => {
            const hit = hits.find((each) => each.stock_code === code);
            if (hit) onPick(id, { stock_code: hit.stock_code, description: hit.description });
          }}
        />
        <Button keyHint="S" onClick={() => onSkip(id)}>
          {row.left === null ? messages.leaveOut : messages.include}
        </Button>
      </div>
    </div>
  );
}
