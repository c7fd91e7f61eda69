import { apiOperationMessages } from '../messages/api-fields.ts';

/** The subset of JSON Schema that the documentation shows. */
export interface Schema {
  readonly type?: string | readonly string[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Schema[];
  readonly const?: unknown;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly pattern?: string;
}

export interface Operation {
  readonly name: string;
  /** Its paths, v2 first. */
  readonly paths: readonly string[];
  readonly method: 'GET' | 'POST';
  readonly summary: string;
  readonly group: string;
  readonly access: string;
  readonly timeout: number;
  readonly parameters: readonly string[];
  /** Schema of the body's `data`. */
  readonly request: Schema;
}

interface OpenapiOperation {
  readonly summary: string;
  readonly tags: readonly string[];
  readonly parameters: readonly { readonly name: string }[];
  readonly requestBody?: {
    readonly content: { readonly 'application/json': { readonly schema: { readonly properties: { data: Schema } } } };
  };
  readonly 'x-key': string;
  readonly 'x-access': string;
  readonly 'x-timeout-milliseconds': number;
}
export type Paths = Readonly<Record<string, Readonly<Record<'get' | 'post', OpenapiOperation | undefined>>>>;

/** The operations of the server's OpenAPI document, one per call, sorted by name. */
export function operationsOf(paths: Paths): readonly Operation[] {
  const found = new Map<string, Operation>();
  for (const [path, methods] of Object.entries(paths)) {
    const operation = methods.post ?? methods.get;
    if (!operation) continue;
    const key = operation['x-key'];
    const known = found.get(key);
    if (known) {
      found.set(key, { ...known, paths: [...known.paths, path] });
      continue;
    }
    found.set(key, {
      name: path.replace(/^\/v\d\//, ''),
      paths: [path],
      method: methods.post ? 'POST' : 'GET',
      summary: operation.summary.replaceAll('`', ''),
      group: operation.tags[0] ?? apiOperationMessages.otherGroup,
      access: operation['x-access'],
      timeout: operation['x-timeout-milliseconds'],
      parameters: operation.parameters.map(({ name }) => name),
      request: operation.requestBody?.content['application/json'].schema.properties.data ?? {},
    });
  }
  return [...found.values()].sort((a, b) => (a.name < b.name ? -1 : 1));
}
