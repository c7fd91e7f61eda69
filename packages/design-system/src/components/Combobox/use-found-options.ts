import { useCallback, useEffect, useMemo, useState } from 'react';
import type { ComboboxOption, LoadOptions } from './Combobox.props.ts';
import { searchable } from './match.ts';

export type FoundState = 'ready' | 'loading' | 'failed';

interface Loaded<Option> {
  readonly load: LoadOptions<Option>;
  readonly query: string;
  readonly attempt: number;
  readonly list: readonly Option[];
  readonly failed: boolean;
}

/** Milliseconds without typing before options are requested. */
const rest = 150;

/** The options that match a text: filtered here if all are known, otherwise loaded; only the latest response counts. */
export function useFoundOptions<Option extends ComboboxOption>(
  options: readonly Option[] | LoadOptions<Option>,
  query: string,
  open: boolean,
) {
  const load = typeof options === 'function' ? options : undefined;
  const find = useMemo(
    () =>
      typeof options === 'function'
        ? undefined
        : searchable(options, ({ label, detail, group }) => [label, detail, group].filter(Boolean).join(' ')),
    [options],
  );
  const known = useMemo(() => find?.(query), [find, query]);
  const [loaded, setLoaded] = useState<Loaded<Option>>();
  const [attempt, setAttempt] = useState(0);
  const current = loaded !== undefined && loaded.load === load && loaded.query === query && loaded.attempt === attempt;

  useEffect(() => {
    if (!load || !open || current) return;
    const calling = new AbortController();
    const settle = (list: readonly Option[], failed: boolean) => {
      if (!calling.signal.aborted) setLoaded({ load, query, attempt, list, failed });
    };
    const request = () =>
      load(query, calling.signal).then(
        (list) => settle(list, false),
        () => settle([], true),
      );
    const timer = setTimeout(request, query === '' ? 0 : rest);
    return () => {
      clearTimeout(timer);
      calling.abort();
    };
  }, [load, query, open, attempt, current]);

  const retry = useCallback(() => setAttempt((before) => before + 1), []);
  const state: FoundState = !load ? 'ready' : !current ? 'loading' : loaded.failed ? 'failed' : 'ready';
  // The last results stay while the next ones load, so that the list does not flicker.
  const list = known ?? (loaded?.load === load ? loaded?.list : undefined) ?? [];
  return { list, state, retry };
}
