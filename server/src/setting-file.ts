import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { parse, YAMLParseError } from 'yaml';
import type { z } from 'zod';
import { settingFileMessages as messages } from './messages/setting-file.ts';

const reasonOf = (error: unknown) => (error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error));

/** A setting with several entries, which is a YAML file. Collects every problem of the file, each with the place it is at. */
export class SettingFile<Data> {
  readonly problems: string[] = [];
  /** Null if the file cannot be read or does not match the schema. */
  readonly data: Data | null;
  /** Paths in the file are relative to this folder. */
  readonly folder: string;

  constructor(file: string, schema: z.ZodType<Data>) {
    this.folder = dirname(resolve(file));
    this.data = this.#read(file, schema);
  }

  #read(file: string, schema: z.ZodType<Data>): Data | null {
    let given: unknown;
    try {
      given = parse(readFileSync(file, 'utf8')) ?? {};
    } catch (error) {
      const reason = reasonOf(error);
      this.problems.push(error instanceof YAMLParseError ? messages.notYaml(reason) : messages.unreadable(reason));
      return null;
    }
    const checked = schema.safeParse(given);
    if (checked.success) return checked.data;
    for (const issue of checked.error.issues) this.add(issue.path.join('.') || 'file', issue.message);
    return null;
  }

  add(at: string, what: string): void {
    this.problems.push(`${at}: ${what}`);
  }

  /** A secret that is in this file or in the file that it names; null, with a problem added, if it is in neither or in both. */
  secret(at: string, field: string, given: string | undefined, file: string | undefined): string | null {
    if ((given === undefined) === (file === undefined)) {
      this.add(at, messages.oneOf(field));
      return null;
    }
    if (given !== undefined) return given;
    try {
      return readFileSync(resolve(this.folder, file ?? ''), 'utf8').trim();
    } catch (error) {
      this.add(`${at}.${field}_file`, messages.unreadable(reasonOf(error)));
      return null;
    }
  }

  checkNames(names: readonly string[], list: string): void {
    const twice = names.filter((each, index) => names.indexOf(each) !== index);
    for (const each of new Set(twice)) this.add(list, messages.sameName(each));
  }
}
