import type { Shape, Values } from './setting.ts';

export interface ReadSettings<S extends Shape> {
  readonly values: Values<S>;
  /** Settings that nobody declared, kept as they came, so that a round trip loses nothing. */
  readonly unknown: Readonly<Record<string, unknown>>;
  /** One sentence for each value that could not be read. */
  readonly findings: readonly string[];
}

/** Reads stored settings by their declaration. Never throws: what cannot be read has its default and a finding. */
export function readSettings<S extends Shape>(shape: S, stored: Readonly<Record<string, unknown>>): ReadSettings<S> {
  const findings: string[] = [];
  const values: Record<string, unknown> = {};
  for (const [name, setting] of Object.entries(shape)) {
    if (!Object.hasOwn(stored, name)) {
      values[name] = setting.initial;
      continue;
    }
    const read = setting.read(stored[name]);
    values[name] = read.value;
    if (!read.ok) findings.push(read.why);
  }
  const unknown = Object.fromEntries(Object.entries(stored).filter(([name]) => !Object.hasOwn(shape, name)));
  return { values: values as Values<S>, unknown, findings };
}
