import type { Shape, Values } from './setting.ts';

/** A value that could not be read: which setting, and why in one sentence. */
export interface Finding {
  readonly setting: string;
  readonly why: string;
}

export interface ReadSettings<S extends Shape> {
  readonly values: Values<S>;
  readonly findings: readonly Finding[];
}

/** Reads stored settings by their declaration. Never throws: an unreadable value becomes its default with a finding. */
export function readSettings<S extends Shape>(shape: S, stored: Readonly<Record<string, unknown>>): ReadSettings<S> {
  const findings: Finding[] = [];
  const values: Record<string, unknown> = {};
  for (const [name, setting] of Object.entries(shape)) {
    if (!Object.hasOwn(stored, name)) {
      values[name] = setting.initial;
      continue;
    }
    const read = setting.read(stored[name]);
    values[name] = read.value;
    if (!read.ok) findings.push({ setting: name, why: read.why });
  }
  return { values: values as Values<S>, findings };
}

/**
 * Settings to be stored. Unchanged values keep their stored form, including unknown and unreadable ones; defaults that were never stored
 * are left out.
 */
export function writeSettings<S extends Shape>(
  shape: S,
  values: Values<S>,
  stored: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  const written = new Map(Object.entries(stored));
  for (const [name, setting] of Object.entries(shape)) {
    const value = (values as Readonly<Record<string, unknown>>)[name];
    if (!written.has(name)) {
      if (value !== setting.initial) written.set(name, setting.write(value));
      continue;
    }
    const read = setting.read(stored[name]);
    // Sanitised text replaces the stored text (HIVE-14), and a read-only setting keeps its one value.
    const keeps = read.value === value && (read.ok || !(read.unclean || setting.readonly));
    if (!keeps) written.set(name, setting.write(value, stored[name]));
  }
  return Object.fromEntries(written);
}
