import { apiFieldMessages as messages } from '../messages/api-fields.ts';
import type { Schema } from './operations.ts';

const typeOf = ({ type }: Schema) => (typeof type === 'string' ? type : (type ?? [])[0]);

/** Example data for a request: the required fields only, as short as the schema allows. */
export function exampleOf(schema: Schema): unknown {
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  if (schema.anyOf) return exampleOf(schema.anyOf[0] ?? {});
  switch (typeOf(schema)) {
    case 'object': {
      const required = schema.required ?? [];
      return Object.fromEntries(required.map((name) => [name, exampleOf(schema.properties?.[name] ?? {})]));
    }
    case 'array':
      return (schema.minItems ?? 0) > 0 ? [exampleOf(schema.items ?? {})] : [];
    case 'string':
      return 'x'.repeat(schema.minLength ?? 0);
    case 'integer':
    case 'number':
      return Math.max(schema.minimum ?? 0, 0);
    case 'boolean':
      return false;
    default:
      return null;
  }
}

export interface FieldRow {
  /** Qualified by its parents: `cart_lines[].stock_code`. */
  readonly name: string;
  readonly kind: string;
  readonly required: boolean;
}

function kindOf(schema: Schema): string {
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum) return messages.or(schema.enum.map((each) => JSON.stringify(each)));
  if (schema.anyOf) return messages.or(schema.anyOf.map(kindOf));
  const type = typeof schema.type === 'string' ? schema.type : messages.or(schema.type ?? [messages.anything]);
  const limits = [
    schema.minLength === undefined ? '' : messages.leastCharacters(schema.minLength),
    schema.maxLength === undefined ? '' : messages.mostCharacters(schema.maxLength),
    schema.minItems === undefined ? '' : messages.leastItems(schema.minItems),
    schema.maxItems === undefined ? '' : messages.mostItems(schema.maxItems),
    // Integer schemas carry JavaScript's safe range by default, which is not worth showing.
    schema.minimum === undefined || schema.minimum <= Number.MIN_SAFE_INTEGER ? '' : messages.from(schema.minimum),
    schema.maximum === undefined || schema.maximum >= Number.MAX_SAFE_INTEGER ? '' : messages.to(schema.maximum),
  ].filter((each) => each !== '');
  return [type, ...limits].join(', ');
}

/** All fields of a request as a flat list, nested fields after their parent. */
export function fieldsOf(schema: Schema, above = ''): readonly FieldRow[] {
  return Object.entries(schema.properties ?? {}).flatMap(([key, field]) => {
    const isList = typeOf(field) === 'array';
    const name = `${above}${key}${isList ? '[]' : ''}`;
    const inside = isList ? (field.items ?? {}) : field;
    const kind = isList && !inside.properties ? messages.listOf(kindOf(field), kindOf(inside)) : kindOf(field);
    const row = { name, kind, required: schema.required?.includes(key) ?? false };
    return [row, ...fieldsOf(inside, `${name}.`)];
  });
}
