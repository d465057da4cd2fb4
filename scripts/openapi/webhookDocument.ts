import { webhookEvents, webhookEventTypes } from '../../src/domain/webhookEvents.ts';

const begin = '<!-- events -->\n';
const end = '<!-- /events -->';

const jsonOf = (value: object) =>
  JSON.stringify(value, null, 2).replace(
    /\[\s+([^\]]*?)\s+\]/g,
    (_, items: string) => `[${items.replace(/\s+/g, ' ')}]`,
  );

/** The text of docs/webhooks.md with each event as the table of events has it. */
export function webhookDocument(text: string): string {
  const before = text.slice(0, text.indexOf(begin) + begin.length);
  const after = text.slice(text.indexOf(end));
  const events = webhookEventTypes.map(type => {
    const { description, example } = webhookEvents[type];
    return `### \`${type}\`\n\n${description}\n\n\`\`\`json\n${jsonOf(example)}\n\`\`\`\n`;
  });
  return `${before}\n${events.join('\n')}\n${after}`;
}
