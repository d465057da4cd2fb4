import { problems } from '../../src/contract/problems.ts';

const titles: Record<number, string> = {
  400: 'The request is not valid.',
  401: 'Not signed in, or the credentials are not accepted.',
  403: 'The caller has no access, or the request did not come from the console.',
  404: 'There is no such record, or the caller has no access to it.',
  409: 'The request conflicts with the present state.',
  412: 'The record has changed since the version in `If-Match`; `current` is the record as it is now.',
  413: 'The body is too large.',
  415: 'The body has a type that is not accepted.',
  422: 'The request is valid but cannot be processed.',
  428: '`If-Match` is missing.',
  429: 'There were too many requests; `Retry-After` or `details.time` says how long to wait, where it is known.',
  500: 'An unexpected error.',
  503: 'The server cannot answer at present; `Retry-After` says when to try again.',
};

/** The name of the shared response for a status, such as `Problem404`. */
export const refusalName = (status: number) => `Problem${status}`;

/** A shared response for each status, with the codes that come with it. */
export const refusalResponses = (statuses: number[]) =>
  Object.fromEntries(statuses.map(status => [refusalName(status), responseOf(status)]));

function responseOf(status: number) {
  const description = titles[status];
  if (description === undefined) throw new Error(`The status ${status} has no description.`);
  const codes = Object.entries(problems)
    .filter(([, [expected]]) => expected === status)
    .map(([code]) => code);
  const narrowed = { properties: { status: { const: status }, code: { enum: codes } } };
  const schema = { allOf: [{ $ref: '#/components/schemas/Problem' }, narrowed] };
  return { description, content: { 'application/problem+json': { schema } } };
}
