import type { Column, ColumnType, Feed } from '../records/index.ts';

/** Returns the schema of a value in NDJSON. Numbers and booleans may also be written as text, as in CSV. */
function schemaOfType(type: ColumnType): object {
  switch (type.kind) {
    case 'code':
    case 'text':
      return { type: 'string', maxLength: type.longest };
    case 'list':
      return { type: ['array', 'string'], items: { type: 'string', maxLength: type.longest } };
    case 'integer':
      return { type: ['integer', 'string'], minimum: type.least, maximum: type.most };
    case 'decimal':
      return { type: ['number', 'string'], minimum: type.least, maximum: type.most };
    case 'boolean':
      return { type: ['boolean', 'string'] };
    case 'date':
      return { type: 'string', format: 'date' };
    case 'time':
      return { type: 'string', pattern: '^([01]\\d|2[0-3]):[0-5]\\d$' };
    case 'email':
      return { type: 'string', format: 'email' };
    case 'link':
      return { type: 'string', format: 'uri-reference', maxLength: type.longest };
    case 'choice':
      return { enum: type.values };
  }
}

/** Returns the JSON Schema (2020-12) of one row of a feed. */
export function jsonSchemaOf(feed: Feed): object {
  const columns = Object.entries<Column>(feed.columns);
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: feed.title,
    description: feed.description,
    type: 'object',
    properties: Object.fromEntries(
      columns.map(([name, column]) => [name, { ...schemaOfType(column.type), description: column.description }]),
    ),
    required: columns.flatMap(([name, column]) => (column.required ? [name] : [])),
  };
}
