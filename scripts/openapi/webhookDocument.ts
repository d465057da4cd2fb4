import { billingEvents } from '../../src/domain/billingEvents.ts';
import { webhookEvents } from '../../src/domain/webhookEvents.ts';

const tables: Record<string, Record<string, { description: string; example: object }>> = {
  events: webhookEvents,
  billing: billingEvents,
};

const jsonOf = (value: object) =>
  JSON.stringify(value, null, 2).replace(
    /\[\s+([^\]]*?)\s+\]/g,
    (_, items: string) => `[${items.replace(/\s+/g, ' ')}]`,
  );

/** The text of docs/webhooks.md with each event as the tables of events have it. */
export function webhookDocument(text: string): string {
  let result = text;
  for (const [name, events] of Object.entries(tables)) {
    const begin = `<!-- ${name} -->\n`;
    const before = result.slice(0, result.indexOf(begin) + begin.length);
    const after = result.slice(result.indexOf(`<!-- /${name} -->`));
    const sections = Object.entries(events).map(
      ([type, { description, example }]) =>
        `### \`${type}\`\n\n${description}\n\n\`\`\`json\n${jsonOf(example)}\n\`\`\`\n`,
    );
    result = `${before}\n${sections.join('\n')}\n${after}`;
  }
  return result;
}
