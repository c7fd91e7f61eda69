import { Button, Chip, EmptyState } from '@portal/design-system';
import { useState } from 'react';
import { commonMessages } from '../messages/common.ts';
import { tipsMessages as messages } from '../messages/tips.ts';
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
  if (tips.length === 0) return <EmptyState title={messages.none} />;
  return (
    <div>
      <fieldset aria-label={messages.subjects} className={css.filters}>
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
      <ul className={css.list} aria-label={messages.list}>
        {shown.map((tip) => (
          <li key={tip.id} className={css.item}>
            <div>
              <b className={css.title}>
                {tip.title} {tip.dismissed ? <span className={css.gone}>{messages.dismissed}</span> : null}
              </b>
              <p className={css.words}>{tip.description}</p>
              <TipLink tip={tip} onNavigate={onNavigate} />
            </div>
            <Button
              kind="text"
              aria-label={tip.dismissed ? messages.showAgainNamed(tip.title) : messages.dismissNamed(tip.title)}
              onClick={() => (tip.dismissed ? onRestore : onDismiss)(tip.id)}
            >
              {tip.dismissed ? messages.showAgain : commonMessages.dismiss}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}
