import * as Radix from '@radix-ui/react-dialog';
import { ArrowLeft, Search } from 'lucide-react';
import { useCallback, useEffect, useRef } from 'react';
import { cx } from '../../internal/cx.ts';
import * as float from '../../internal/float.css.ts';
import { useNonce } from '../../internal/use-nonce.ts';
import { useReturnFocus } from '../../internal/use-return-focus.ts';
import { commandPaletteMessages as messages } from '../../messages/command-palette.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Kbd } from '../Kbd/Kbd.tsx';
import { StatusIcon } from '../StatusIcon/StatusIcon.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as css from './CommandPalette.css.ts';
import type { CommandPaletteProps, PaletteCommand } from './CommandPalette.props.ts';
import { PaletteOption } from './PaletteOption.tsx';
import { usePalette } from './use-palette.ts';

const format = new Intl.NumberFormat('en-AU');

function Inside(props: CommandPaletteProps) {
  const palette = usePalette(props);
  const { id, page, groups, active, lookup, total, shown, isFirst } = palette;
  const field = useRef<HTMLInputElement>(null);
  const chosen = useRef(palette.choose);
  chosen.current = palette.choose;
  // Created once, so that options do not render with every keystroke.
  const choose = useCallback((command: PaletteCommand) => chosen.current(command), []);
  const back = () => {
    palette.back();
    // The button that was pressed may be unmounted by now.
    field.current?.focus();
  };
  // Ids in `aria-activedescendant` must not contain spaces.
  const optionId = (key: string) => `${id}${encodeURIComponent(key)}`;

  useEffect(() => {
    if (active === null) return;
    document.getElementById(`${id}${encodeURIComponent(active)}`)?.scrollIntoView({ block: 'nearest' });
  }, [active, id]);

  const counted = messages.results(total, format.format(total));
  const status =
    lookup === 'failed'
      ? messages.failed
      : total === 0
        ? lookup === 'busy'
          ? messages.searching
          : (page.nothing ?? messages.nothing)
        : shown < total
          ? messages.first(shown, format.format(total))
          : counted;
  return (
    <>
      <Radix.Title asChild>
        <VisuallyHidden>{page.title}</VisuallyHidden>
      </Radix.Title>
      <div className={css.head}>
        {isFirst ? (
          <Icon icon={Search} />
        ) : (
          <>
            <span className={css.flip}>
              <IconButton icon={ArrowLeft} label={messages.goBack} onClick={back} />
            </span>
            <span className={css.crumb}>{page.title}</span>
          </>
        )}
        <input
          ref={field}
          role="combobox"
          type="text"
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          aria-label={page.title}
          aria-autocomplete="list"
          aria-expanded={shown > 0}
          aria-controls={shown > 0 ? `${id}list` : undefined}
          aria-activedescendant={active === null ? undefined : optionId(active)}
          aria-busy={lookup === 'busy' || undefined}
          placeholder={page.placeholder ?? messages.placeholder}
          value={palette.text}
          onChange={(event) => palette.type(event.target.value)}
          onFocus={() => palette.replay(props.earlyKeys?.() ?? [])}
          onKeyDown={palette.onKeyDown}
          className={css.input}
        />
        {lookup === 'busy' ? <StatusIcon kind="loading" size="tab" /> : null}
      </div>
      {shown > 0 ? (
        <div id={`${id}list`} role="listbox" aria-label={page.title} className={css.list} tabIndex={-1}>
          {groups.map((group) => (
            // biome-ignore lint/a11y/useSemanticElements: groups of options have no element of their own
            <div key={group.name} role="group" aria-label={group.name || page.title}>
              {group.name ? (
                <div aria-hidden="true" className={css.group}>
                  {group.name}
                </div>
              ) : null}
              {group.results.map((result) => (
                <PaletteOption
                  key={result.command.key}
                  id={optionId(result.command.key)}
                  result={result}
                  active={result.command.key === active}
                  onChoose={choose}
                  onPoint={palette.point}
                />
              ))}
            </div>
          ))}
        </div>
      ) : (
        <div className={css.nothing}>{status}</div>
      )}
      <div className={css.foot}>
        <span className={css.hint}>
          {messages.choose(
            <>
              <Kbd>↑</Kbd>
              <Kbd>↓</Kbd>
            </>,
          )}
        </span>
        <span className={css.hint}>{messages.take(<Kbd>Enter</Kbd>)}</span>
        <span className={css.hint}>{isFirst ? messages.leave(<Kbd>Esc</Kbd>) : messages.back(<Kbd>Esc</Kbd>)}</span>
        {shown > 0 ? <span className={css.count}>{status}</span> : null}
      </div>
      <VisuallyHidden live="polite">{status}</VisuallyHidden>
      <EscapeGoesBack onEscape={isFirst ? null : back} />
    </>
  );
}

/** Escape goes back one page before it closes the palette. Captured before the dialog handles it. */
function EscapeGoesBack({ onEscape }: { onEscape: (() => void) | null }) {
  useEffect(() => {
    if (!onEscape) return;
    const listen = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.isComposing) return;
      event.preventDefault();
      event.stopPropagation();
      onEscape();
    };
    window.addEventListener('keydown', listen, { capture: true });
    return () => window.removeEventListener('keydown', listen, { capture: true });
  }, [onEscape]);
  return null;
}

/**
 * Finds and runs any command by a few letters. Commands can open further pages and can be loaded on demand. Load the palette
 * when its shortcut is pressed, not with the page.
 */
export function CommandPalette(props: CommandPaletteProps) {
  useNonce();
  const focus = useReturnFocus();
  return (
    <Radix.Root open={props.open} onOpenChange={props.onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className={float.overlay} />
        <Radix.Content {...focus} aria-describedby={undefined} className={cx(css.palette, float.rises)}>
          <Inside {...props} />
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
