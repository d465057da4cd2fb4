import type * as yup from 'yup';
import type { Call } from '../../src/contract/call.ts';
import { toJsonSchema, type JsonSchema } from './toJsonSchema.ts';

/** The media types of a call's body with their schemas: JSON, or a batch of CloudEvents and a single one. */
export function bodyContent(call: Call, body: yup.Schema): Record<string, { schema: JsonSchema }> {
  const schema = toJsonSchema(body);
  if (!call.cloudEvents) return { 'application/json': { schema } };
  return {
    'application/cloudevents-batch+json': { schema },
    'application/cloudevents+json': { schema: schema.items as JsonSchema },
  };
}
