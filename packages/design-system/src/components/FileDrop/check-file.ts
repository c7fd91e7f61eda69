import { fileDropMessages as messages } from '../../messages/file-drop.ts';

interface FileFacts {
  readonly name: string;
  readonly type: string;
  readonly size: number;
}

const units = ['kB', 'MB', 'GB'] as const;

/** `340 B`, `12 kB`, `4.8 MB`; in units of 1,000. */
export function sizeWords(bytes: number): string {
  if (bytes < 1000) return `${bytes} B`;
  const power = Math.min(units.length, Math.floor(Math.log10(bytes) / 3));
  const value = bytes / 1000 ** power;
  const digits = value < 10 ? 1 : 0;
  // 999,960 is 1 MB, not 1000 kB.
  if (Number(value.toFixed(digits)) >= 1000 && power < units.length) return sizeWords(1000 ** (power + 1));
  return `${Number(value.toFixed(digits))} ${units[power - 1]}`;
}

/** `CSV, XLSX or images` */
export function acceptWords(accept: readonly string[]): string {
  const words = accept.map((each) => {
    if (each.startsWith('.')) return each.slice(1).toUpperCase();
    const [kind = '', part = ''] = each.split('/');
    return part === '*' ? messages.kind(kind) : part.toUpperCase();
  });
  const last = words.at(-1) ?? '';
  return words.length > 1 ? messages.or(words.slice(0, -1).join(', '), last) : last;
}

function accepted({ name, type }: FileFacts, rule: string): boolean {
  if (rule.startsWith('.')) return name.toLowerCase().endsWith(rule.toLowerCase());
  if (rule.endsWith('/*')) return type.startsWith(rule.slice(0, -1));
  return type === rule;
}

/** Why a file is rejected; undefined if it is accepted. Only saves an upload: the server checks the content. */
export function refusalOf(file: FileFacts, accept: readonly string[] = [], maxBytes?: number): string | undefined {
  if (accept.length > 0 && !accept.some((rule) => accepted(file, rule))) {
    return messages.otherKind(file.name, acceptWords(accept));
  }
  if (file.size === 0) return messages.emptyFile(file.name);
  if (maxBytes !== undefined && file.size > maxBytes) {
    return messages.tooLarge(file.name, sizeWords(file.size), sizeWords(maxBytes));
  }
  return undefined;
}
