import { Button, Chip, EmptyState } from '@portal/design-system';
import { useState } from 'react';
import { TipLink } from './Tip.tsx';
import * as css from './Tips.css.ts';
import type { TipListProps } from './Tips.props.ts';

/** TIP-01: all tips, filtered by subject; dismissed ones can be restored. */
export function TipList({ tips, subjects, onDismiss, onRestore, onNavigate }: TipListProps) {
  const [word, setWord] = useState<string | null>(null);
  const counted = subjects
    .map((subject) => ({ ...subject, count: tips.filter((tip) => tip.words.includes(subject.word)).length }))
    .filter(({ count }) => count > 0);
  const shown = tips.filter((tip) => word === null || tip.words.includes(word));
  if (tips.length === 0) return <EmptyState title="There are no tips now." />;
  return (
    <div>
      <fieldset aria-label="Tips about" className={css.filters}>
        {counted.map((subject) => (
          <Chip
            key={subject.word}
            count={subject.count}
            selected={subject.word === word}
            onSelectedChange={(on) => setWord(on ? subject.word : null)}
          >
            {subject.label}
          </Chip>
        ))}
      </fieldset>
      <ul className={css.list} aria-label="Tips">
        {shown.map((tip) => (
          <li key={tip.id} className={css.item}>
            <div>
              <b className={css.title}>
                {tip.title} {tip.dismissed ? <span className={css.gone}>Dismissed</span> : null}
              </b>
              <p className={css.words}>{tip.description}</p>
              <TipLink tip={tip} onNavigate={onNavigate} />
            </div>
            <Button
              kind="text"
              aria-label={`${tip.dismissed ? 'Show again' : 'Dismiss'}: ${tip.title}`}
              onClick={() => (tip.dismissed ? onRestore : onDismiss)(tip.id)}
            >
              {tip.dismissed ? 'Show again' : 'Dismiss'}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}
