import { isApiElsewhere, runtime } from '../runtime.ts';

/** The fields that hold addresses of images: `profileImageUrl` and the like, and the `url` of an upload. */
const holdsImage = /^(?:url|\w+ImageUrl)$/;

/** The JSON of an answer. Images that an API on another origin names by path are made absolute, so that they load. */
export async function readAnswer(response: Response): Promise<unknown> {
  if (!isApiElsewhere) return response.json();
  return JSON.parse(await response.text(), (key, value: unknown) =>
    typeof value === 'string' && value.startsWith('/') && holdsImage.test(key)
      ? runtime.apiBaseUrl + value
      : value,
  );
}
