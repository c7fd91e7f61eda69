import type { ColumnType } from '../records/index.ts';

/** Describes the content of a column type's cells. */
export function describeType(type: ColumnType): string {
  switch (type.kind) {
    case 'code':
      return `code, up to ${type.longest} characters, stored in ${type.letters} case`;
    case 'text':
      return `text, up to ${type.longest} characters`;
    case 'list':
      return 'list, separated by `|`';
    case 'integer':
      return type.least === 0 ? 'whole number' : `whole number from ${type.least}`;
    case 'decimal':
      return `number with up to ${type.decimals} decimals`;
    case 'boolean':
      return 'yes or no';
    case 'date':
      return 'date, YYYY-MM-DD';
    case 'email':
      return 'e-mail address';
    case 'choice':
      return `one of ${type.values.map((value) => `\`${value}\``).join(', ')}`;
  }
}
