import { type KeyboardEvent, useEffect, useId, useLayoutEffect, useMemo, useState } from 'react';
import type { CommandPaletteProps, PaletteCommand, PalettePage } from './CommandPalette.props.ts';
import { resultsFor } from './palette-results.ts';

/** Milliseconds without typing before commands are loaded. */
const rest = 120;
const none: readonly PaletteCommand[] = [];

interface Lookup {
  readonly state: 'done' | 'busy' | 'failed';
  readonly commands: readonly PaletteCommand[];
  /** The text they were loaded for. */
  readonly text: string;
}

/** Commands that a page loads for the typed text. The previous ones stay until the next arrive. */
function useLookup({ find }: PalettePage, text: string): Lookup {
  const [lookup, setLookup] = useState<Lookup>({ state: 'done', commands: none, text: '' });
  useEffect(() => {
    if (!find) {
      setLookup({ state: 'done', commands: none, text });
      return;
    }
    const stop = new AbortController();
    setLookup((old) => ({ ...old, state: 'busy' }));
    const timer = setTimeout(() => {
      find(text, stop.signal).then(
        (commands) => !stop.signal.aborted && setLookup({ state: 'done', commands, text }),
        () => !stop.signal.aborted && setLookup({ state: 'failed', commands: none, text }),
      );
    }, rest);
    return () => {
      stop.abort();
      clearTimeout(timer);
    };
  }, [find, text]);
  return lookup;
}

/** The typed text, the page it is typed on, and the command that Enter runs. */
export function usePalette({ page: root, recent = [], onChoose, onOpenChange }: CommandPaletteProps) {
  const id = useId();
  const [path, setPath] = useState<readonly PalettePage[]>([]);
  const [text, setText] = useState('');
  const [wanted, setWanted] = useState<string | null>(null);
  const page = path.at(-1) ?? root;
  /** Enter was pressed before the results for the current text arrived. Their first one runs when they do, not an older result. */
  const [taking, setTaking] = useState(false);
  const lookup = useLookup(page, text);
  const isStale = page.find !== undefined && lookup.text !== text;
  const isFirst = path.length === 0;
  /** Keys pressed before the field had the focus that have not been handled yet. */
  const [queue, setQueue] = useState<readonly string[]>([]);
  const lately = useMemo(() => (isFirst ? recent : []), [isFirst, recent]);
  const { groups, total } = useMemo(
    () => resultsFor(page, text, lately, lookup.commands),
    [page, text, lately, lookup.commands],
  );
  const commands = useMemo(() => groups.flatMap((group) => group.results.map((each) => each.command)), [groups]);
  const at = Math.max(
    0,
    commands.findIndex((command) => command.key === wanted),
  );
  const active = commands[at];
  /** Loaded commands are listed after the page's own, so Enter need not wait for them to run one of the page's own. */
  const isOwn = active !== undefined && page.commands?.some(({ key }) => key === active.key) === true;
  const waitsFor = (key: string) => isStale && !(key === 'Enter' && isOwn);

  const turnTo = (next: readonly PalettePage[]) => {
    setPath(next);
    setText('');
    setWanted(null);
    setTaking(false);
  };
  const back = () => turnTo(path.slice(0, -1));
  const choose = (command: PaletteCommand) => {
    if (isFirst) onChoose?.(command.key);
    if (command.page) return turnTo([...path, command.page]);
    // Closed first, so that closing does not take the focus from what the command opens.
    onOpenChange(false);
    command.onSelect?.();
  };
  // A layout effect, because a key could arrive before a later effect, and Enter would ignore it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the rest of what it reads is of the same render
  useLayoutEffect(() => {
    if (!taking || isStale) return;
    setTaking(false);
    if (active) choose(active);
  }, [taking, isStale]);
  const go = (to: number) => setWanted(commands[(to + commands.length) % Math.max(1, commands.length)]?.key ?? null);

  const type = (value: string) => {
    setText(value);
    setWanted(null);
    setTaking(false);
  };
  const actions = () => {
    const keys = new Map<string, () => void>([
      ['ArrowDown', () => go(at + 1)],
      ['ArrowUp', () => go(at - 1)],
      ['PageDown', () => go(Math.min(commands.length - 1, at + 8))],
      ['PageUp', () => go(Math.max(0, at - 8))],
      ['Enter', () => (waitsFor('Enter') ? setTaking(true) : active && choose(active))],
    ]);
    if (text === '' && !isFirst) keys.set('Backspace', back);
    return keys;
  };
  // Handled one after another on the latest state. Arrows wait for the results of the typed text; Enter waits only for a loaded command.
  // A layout effect, so that these keys are in the field before the next one. Otherwise the next key would replace them.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the rest of what it reads is of the same render
  useLayoutEffect(() => {
    const [key] = queue;
    if (key === undefined) return;
    if (key.length === 1) {
      const end = queue.findIndex((each) => each.length > 1);
      const letters = end < 0 ? queue : queue.slice(0, end);
      setQueue(queue.slice(letters.length));
      return type(text + letters.join(''));
    }
    if (key !== 'Backspace' && waitsFor(key)) return;
    setQueue(queue.slice(1));
    if (key === 'Backspace' && text !== '') type(text.slice(0, -1));
    else actions().get(key)?.();
  }, [queue, isStale]);

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return;
    const keys = actions();
    if (event.ctrlKey || event.metaKey) {
      keys.set('Home', () => go(0));
      keys.set('End', () => go(commands.length - 1));
    }
    const action = keys.get(event.key);
    if (!action) return;
    event.preventDefault();
    action();
  };

  return {
    id,
    page,
    isFirst,
    text,
    type,
    replay: (keys: readonly string[]) => {
      if (keys.length > 0) setQueue((before) => [...before, ...keys]);
    },
    groups,
    total,
    shown: commands.length,
    active: active?.key ?? null,
    point: setWanted,
    choose,
    back,
    lookup: lookup.state,
    onKeyDown,
  };
}
