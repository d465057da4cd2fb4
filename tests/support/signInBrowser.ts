import { expect } from 'vitest';
import { apiBase, contract } from '../../src/contract/index.ts';
import type { World } from './world.ts';

/** A browser that visits the pages of single sign-on, which are no calls of the contract. */
export function signInBrowser(world: Pick<World, 'server' | 'stranger'>) {
  const { cookies, address: remoteAddress } = world.stranger();
  const visit = (address: string) => {
    const { pathname, search } = new URL(address, world.server.origin);
    const request = new Request(`${world.server.origin}${pathname}${search}`, {
      headers: { Cookie: cookies.header() },
    });
    return world.server.fetch(request, { incoming: { socket: { remoteAddress } } });
  };
  return {
    cookies,
    /** Opens a page that leads on. Returns where. */
    async open(address: string): Promise<string> {
      const answer = await visit(address);
      cookies.keep(answer);
      expect(answer.status).toBe(303);
      return answer.headers.get('Location')!;
    },
    /** The response to who is signed in. */
    session: () => visit(apiBase + contract.session.me.path),
  };
}
