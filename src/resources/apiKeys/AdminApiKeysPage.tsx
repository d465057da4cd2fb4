import { LiveKitRequests } from '../webhooks/LiveKitRequests.tsx';
import { allKeys } from './keyCalls.ts';
import { KeysScreen } from './KeysScreen.tsx';

/** `/admin/api-keys`: the keys of every academy, and what the LiveKit server that they share was asked to do. */
export const AdminApiKeysPage = () => (
  <>
    <KeysScreen screen="adminApiKeys" calls={allKeys} ofAll />
    <LiveKitRequests />
  </>
);
