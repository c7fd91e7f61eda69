import { apiVersion, type Call, calls, envelopeActions, envelopeStatuses } from '@portal/domain/contract';
import { z } from 'zod';
import { documentationMessages } from '../messages/documentation.ts';

type Json = Readonly<Record<string, unknown>>;

/** A schema of the contract as JSON Schema. What JSON Schema cannot express becomes `any`. */
function schemaOf(schema: Call['request'], io: 'input' | 'output'): Json {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any', target: 'draft-2020-12' });
  return rest;
}

const parametersOf = (path: string) =>
  [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }));

const { groups: groupNames } = documentationMessages;
const groups: readonly (readonly [RegExp, string])[] = [
  [/^(login|logout|change-password|new-password|rego-num|sessions|impersonation)/, groupNames.session],
  [/^(get-preferences|set-preferences|validation)/, groupNames.session],
  [/cart|get-deals|claim|re-edit|calc-freight/, groupNames.carts],
  [/^quotes?|save-quote/, groupNames.quotes],
  [/^data\//, groupNames.data],
  [/^favourites/, groupNames.favourites],
  [/^drop-ship|postcodes/, groupNames.delivery],
  [/history|invoice|certificates|net-pricing|documentation/, groupNames.orders],
  [/^(drafts|pages|component|get-component|uri-settings|resources|get-articles|get-published)/, groupNames.hive],
  [/^(hdi_access)/, groupNames.software],
  [/^(xhr-ping|activity|get_vue_build|report-error|test_)/, groupNames.browser],
];
const groupOf = (name: string) => groups.find(([pattern]) => pattern.test(name))?.[1] ?? groupNames.catalogue;

/** CALL-01: the body of a call: the common fields and `data`. */
function bodyOf(call: Call): Json {
  return {
    type: 'object',
    required: ['app_token'],
    properties: {
      app_token: { type: 'string', description: documentationMessages.appToken },
      client_fp: { type: 'string', maxLength: 400 },
      browser_instance: { type: 'string', maxLength: 400 },
      vue_build: { type: 'number' },
      data: schemaOf(call.request, 'input'),
    },
  };
}

/** A call as an OpenAPI operation. */
function operationOf(key: string, call: Call, path: string, version: string): Json {
  return {
    operationId: version === 'v2' ? key : `${key}_v3`,
    summary: call.summary,
    tags: [groupOf(call.name)],
    security: call.access === 'anyone' ? [{}, { bearer: [] }] : [{ bearer: [] }],
    parameters: parametersOf(path),
    ...(call.method === 'POST'
      ? { requestBody: { required: true, content: { 'application/json': { schema: bodyOf(call) } } } }
      : {}),
    responses: {
      200: {
        description: documentationMessages.envelope,
        content: {
          'application/json': {
            schema: {
              allOf: [
                { $ref: '#/components/schemas/Envelope' },
                { type: 'object', properties: { data: schemaOf(call.reply, 'output') } },
              ],
            },
          },
        },
      },
    },
    'x-key': key,
    'x-access': call.access,
    'x-timeout-milliseconds': call.timeout,
    'x-retries': call.retries,
  };
}

const text = { type: ['string', 'null'] };
const number = { type: ['number', 'null'], description: documentationMessages.milliseconds };
const envelope: Json = {
  type: 'object',
  properties: {
    status: { enum: [...envelopeStatuses] },
    action: { enum: [...envelopeActions, null] },
    user_message: text,
    redirect_to: text,
    delay_reload: number,
    delay_retry: number,
    api_version: { const: apiVersion },
    validation_results: {
      type: 'array',
      items: { type: 'object', properties: { field: { type: 'string' }, message: { type: 'string' } } },
    },
    error: { ...text, description: documentationMessages.error },
    data: {},
  },
};

/** DOC-01: the API as OpenAPI 3.1, generated from the schemas that the server enforces. */
export function makeOpenapi(): Json {
  const paths: Record<string, Json> = {};
  for (const [key, call] of Object.entries(calls) as [string, Call][]) {
    const method = call.method.toLowerCase();
    paths[`/v2/${call.name}`] = { [method]: operationOf(key, call, call.name, 'v2') };
    if (call.v3 !== undefined) paths[`/v3/${call.v3}`] = { [method]: operationOf(key, call, call.v3, 'v3') };
  }
  return {
    openapi: '3.1.0',
    info: { title: documentationMessages.title, version: apiVersion },
    paths,
    components: {
      schemas: { Envelope: envelope },
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
    },
  };
}
