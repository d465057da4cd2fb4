import { SystemRequests } from '../webhooks/SystemRequests.tsx';
import { allKeys } from './keyCalls.ts';
import { KeysScreen } from './KeysScreen.tsx';

/** `/admin/api-keys`: the keys of every academy, and what the systems that they share were sent. */
export const AdminApiKeysPage = () => (
  <>
    <KeysScreen screen="adminApiKeys" calls={allKeys} ofAll />
    <SystemRequests system="liveKit" />
    <SystemRequests system="billing" />
  </>
);
