import { Check, ChevronRight } from 'lucide-react';
import { memo } from 'react';
import { commandPaletteMessages as messages } from '../../messages/command-palette.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { Kbd } from '../Kbd/Kbd.tsx';
import * as css from './CommandPalette.css.ts';
import type { PaletteCommand } from './CommandPalette.props.ts';
import type { PaletteResult } from './palette-results.ts';
import { cut } from './rank.ts';

export interface PaletteOptionProps {
  id: string;
  result: PaletteResult;
  active: boolean;
  onChoose: (command: PaletteCommand) => void;
  onPoint: (key: string) => void;
}

export const PaletteOption = memo(function PaletteOption({
  id,
  result,
  active,
  onChoose,
  onPoint,
}: PaletteOptionProps) {
  const { command, ranges } = result;
  const { key, label, icon, note, keys, checked, page } = command;
  return (
    // biome-ignore lint/a11y/useFocusableInteractive: the field keeps the focus and names the option by aria-activedescendant
    // biome-ignore lint/a11y/useKeyWithClickEvents: the field hears the keys
    <div
      id={id}
      role="option"
      aria-selected={active}
      className={css.option}
      onPointerMove={active ? undefined : () => onPoint(key)}
      // Keeps the focus in the field.
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => onChoose(command)}
    >
      <span className={css.icon}>
        {checked ? <Icon icon={Check} label={messages.current} /> : icon ? <Icon icon={icon} /> : null}
      </span>
      <span className={css.label}>
        {cut(label, ranges).map(({ text, on }, index) =>
          on ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text, in its order
            <mark key={index} className={css.mark}>
              {text}
            </mark>
          ) : (
            text
          ),
        )}
      </span>
      {note ? <span className={css.note}> {note}</span> : null}
      {keys || page ? (
        <span className={css.end}>
          {keys?.map((each) => (
            <Kbd key={each}>{each}</Kbd>
          ))}
          {page ? (
            <span className={css.flip}>
              <Icon icon={ChevronRight} size="s" />
            </span>
          ) : null}
        </span>
      ) : null}
    </div>
  );
});
