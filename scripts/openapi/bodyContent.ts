import type * as yup from 'yup';
import type { Call } from '../../src/contract/call.ts';
import { exampleOf } from './exampleOf.ts';
import { toJsonSchema, type JsonSchema } from './toJsonSchema.ts';

interface Media {
  schema: JsonSchema;
  example: unknown;
}

/** The media types of a call's body with their schemas and an example: JSON, or a batch of CloudEvents and a single one. */
export function bodyContent(call: Call, body: yup.Schema): Record<string, Media> {
  const schema = toJsonSchema(body);
  const example = exampleOf(body);
  if (!call.cloudEvents) return { 'application/json': { schema, example } };
  return {
    'application/cloudevents-batch+json': { schema, example },
    'application/cloudevents+json': {
      schema: schema.items as JsonSchema,
      example: (example as readonly unknown[])[0],
    },
  };
}
