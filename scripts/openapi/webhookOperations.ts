import { webhookEvents, webhookEventTypes } from '../../src/domain/webhookEvents.ts';
import { toJsonSchema } from './toJsonSchema.ts';

const header = (name: string, description: string) => ({
  name,
  in: 'header',
  required: true,
  schema: { type: 'string' },
  description,
});
const parameters = [
  header('webhook-id', 'The event, the same for each attempt.'),
  header('webhook-timestamp', 'When this attempt was made, in seconds since 1970.'),
  header('webhook-signature', 'One or more signatures, as Standard Webhooks say, separated by spaces.'),
];

/** The requests that this server makes to webhooks, by the types of their events. */
export const webhookOperations = () =>
  Object.fromEntries(
    webhookEventTypes.map(type => {
      const { description, data, example, group } = webhookEvents[type];
      const timestamp = '2026-03-02T01:00:00.000Z';
      return [
        type,
        {
          post: {
            operationId: `on.${type}`,
            tags: ['webhooks'],
            summary: description,
            security: [],
            'x-event-group': group,
            parameters,
            requestBody: {
              required: true,
              content: {
                'application/json': {
                  schema: {
                    type: 'object',
                    properties: {
                      type: { const: type },
                      timestamp: { type: 'string', format: 'date-time' },
                      groupId: { type: 'string' },
                      data: toJsonSchema(data),
                    },
                    required: ['type', 'timestamp', 'groupId', 'data'],
                  },
                  example: { type, timestamp, groupId: 'hanbit', data: example },
                },
              },
            },
            responses: {
              '2XX': { description: 'It has arrived.' },
              '410': { description: 'Nothing more is to be sent: the webhook is turned off.' },
              default: { description: 'It is tried again.' },
            },
          },
        },
      ];
    }),
  );
