import type { APIRequestContext } from 'playwright';
import { requestedWith } from '../../server/core/origin.ts';
import { apiBase, contract } from '../../src/contract/index.ts';

/** Signs in without the sign-in page; the session is the browser context's from then on. */
export async function signInAt(
  url: string,
  request: APIRequestContext,
  { email, password }: { email: string; password: string },
): Promise<void> {
  const answer = await request.post(url + apiBase + contract.auth.login.path, {
    headers: { Origin: url, 'X-Requested-With': requestedWith },
    data: { userId: email, passwd: password },
  });
  if (!answer.ok()) throw new Error(`${email} could not sign in: ${await answer.text()}`);
}
