import { ArrowDown, ArrowUp } from 'lucide-react';
import { commonMessages } from '../../messages/common.ts';
import { treeMessages } from '../../messages/tree.ts';
import { Button } from '../Button/Button.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import * as css from './Tree.css.ts';
import type { TreeMove } from './use-tree-move.ts';

/** Moves rows without dragging or shortcuts, for touch. */
export function MoveBar({ move, onLeave }: { move: TreeMove; onLeave: () => void }) {
  const leaving = (action: () => void) => () => {
    action();
    onLeave();
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would announce itself as a form
    <div role="group" aria-label={move.words} className={css.moveBar}>
      <span className={css.moveWords}>
        {move.words}: {move.where}
      </span>
      <IconButton icon={ArrowUp} label={treeMessages.move.up} size="m" onClick={() => move.step(-1)} />
      <IconButton icon={ArrowDown} label={treeMessages.move.down} size="m" onClick={() => move.step(1)} />
      <Button size="s" kind="filled" onClick={leaving(move.take)}>
        {treeMessages.move.take}
      </Button>
      <Button size="s" onClick={leaving(move.cancel)}>
        {commonMessages.cancel}
      </Button>
    </div>
  );
}
