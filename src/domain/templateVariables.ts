import type { templateTriggers } from './choices.ts';

type Trigger = (typeof templateTriggers)[number];

const always = ['academyName', 'recipientName'] as const;
const ofAlerts = [...always, 'studentName', 'roomName', 'minutes', 'time'] as const;

/** What a template may say of its occasion, written as `{{name}}`. */
export const templateVariables: Record<Trigger, readonly (typeof ofAlerts)[number][]> = {
  CAMERA_OFF: ofAlerts,
  ABSENCE: ofAlerts,
  BREAK: ofAlerts,
  CUSTOM: always,
};

const variable = /\{\{\s*([^{}]*?)\s*\}\}/g;

/** The first variable of a text that its trigger does not know, or null. */
export const unknownVariable = (trigger: Trigger, text: string): string | null =>
  [...text.matchAll(variable)]
    .map(match => match[1]!)
    .find(name => !(templateVariables[trigger] as readonly string[]).includes(name)) ?? null;

/** A text with its variables filled in; those without a value stay as they are written. */
export const fillIn = (text: string, values: Partial<Record<string, string>>): string =>
  text.replace(variable, (written, name: string) => values[name] ?? written);
