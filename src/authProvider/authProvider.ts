import { onlineManager, type QueryClient } from '@tanstack/react-query';
import type { AuthProvider } from 'ra-core';
import type { BodyOf } from '../contract/call.ts';
import { contract } from '../contract/index.ts';
import { bindingOf } from '../dataProvider/bindings.ts';
import { forgetAnswers } from '../dataProvider/conditional.ts';
import { draftWriter } from '../drafts/draftWriter.ts';
import { send } from '../dataProvider/http.ts';
import type { Me } from '../domain/entities/session.ts';
import { can, type Access } from '../domain/permissions.ts';
import { signInPathOf } from './signInPathOf.ts';
import { accountKey } from './accountKey.ts';
import { meQuery } from './me.ts';
import { readSession, sessionQuery } from './session.ts';
import { announceSignIn } from './signInChannel.ts';

/** What a resource's verb needs, by the call that serves it. */
function accessOf(resource: string, action: string): Access {
  const binding = bindingOf(resource);
  const verbs = {
    list: binding?.list?.call,
    show: binding?.one,
    edit: binding?.update,
    create: binding?.create,
  };
  const call = binding?.actions?.[action] ?? verbs[action as keyof typeof verbs] ?? binding?.list?.call;
  return call?.access ?? 'signedIn';
}

/** What is being read, or read again because of a live event, would come to a session that has ended. */
async function withoutReading(client: QueryClient, act: () => Promise<void>): Promise<void> {
  const isOnline = onlineManager.isOnline();
  onlineManager.setOnline(false);
  try {
    await client.cancelQueries();
    await act();
  } finally {
    onlineManager.setOnline(isOnline);
  }
}

/** Signing in and out, and what the signed-in person may do, in react-admin's terms. */
export function createAuthProvider(client: QueryClient): AuthProvider {
  /** What one person has loaded or typed is nothing for the next at the same browser. */
  const forget = () => {
    client.clear();
    sessionStorage.clear();
    forgetAnswers();
  };
  return {
    async login(body: BodyOf<typeof contract.auth.login>) {
      const session = await send(contract.auth.login, { body });
      forget();
      client.setQueryData(sessionQuery.queryKey, session);
      const me = await client.fetchQuery(meQuery).catch(() => null);
      if (me !== null) announceSignIn(accountKey(me));
    },
    async logout() {
      const me = client.getQueryData<Me>(meQuery.queryKey);
      await withoutReading(client, async () => {
        await send(contract.auth.logout, {}).catch(() => undefined);
        if (me !== undefined) await draftWriter.deleteAll(accountKey(me));
        forget();
        client.setQueryData(sessionQuery.queryKey, null);
      });
      return signInPathOf(me);
    },
    async checkAuth() {
      if ((await readSession(client)) === null) throw new Error('errors.NOT_SIGNED_IN');
    },
    /** What a failed call means for the session is decided in one place for all calls: see `queryClient`. */
    checkError: async () => undefined,
    async getPermissions() {
      return readSession(client);
    },
    async getIdentity() {
      const { customerId, name, profileImageUrl } = await client.fetchQuery(meQuery);
      return { id: customerId, fullName: name, ...(profileImageUrl ? { avatar: profileImageUrl } : {}) };
    },
    async canAccess({ resource, action }) {
      return can(await readSession(client), accessOf(resource, action));
    },
  };
}
