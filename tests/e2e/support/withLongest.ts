import type { Page } from '@playwright/test';
import { limits } from '../../../src/domain/limits.ts';

const secondsPerDay = 86_400;

/** The longest value that an academy can have in the place of another, by the name of its field. */
function longest(field: string, value: unknown, letter: string): unknown {
  if (typeof value === 'string') {
    if (/email$/i.test(field)) return `${'firstname.lastname.'.repeat(2)}2026@study-academy.example`;
    if (/name$/i.test(field)) return letter.repeat(limits.name.max);
  }
  if (typeof value === 'number') {
    if (/^(total|premium).*Seconds$/.test(field)) return limits.statistics.maxDays * secondsPerDay - 1;
    if (field.endsWith('Seconds')) return secondsPerDay - 1;
    if (field === 'attainmentRate') return 12.504;
    if (field.endsWith('Count')) return Math.max(value, 999);
  }
  return value;
}

/** From now on the rows that the page is answered with have the longest names and figures. */
export async function withLongest(page: Page, letter: string) {
  const lengthened = (field: string, value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(each => lengthened(field, each));
    if (value === null || typeof value !== 'object') return longest(field, value, letter);
    return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, lengthened(key, each)]));
  };
  await page.route(
    url => url.pathname.startsWith('/api/v1/') && !url.pathname.includes('/me/'),
    async route => {
      const request = route.request();
      if (request.method() !== 'GET' || request.headers()['accept'] === 'text/event-stream')
        return route.fallback();
      const response = await route.fetch({ maxRetries: 3 });
      if (!response.headers()['content-type']?.includes('application/json'))
        return route.fulfill({ response });
      const answer = await response.json();
      const content = Array.isArray(answer?.content) ? lengthened('', answer.content) : undefined;
      return route.fulfill({ response, json: content ? { ...answer, content } : answer });
    },
  );
}
