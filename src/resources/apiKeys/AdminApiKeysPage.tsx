import { allKeys } from './keyCalls.ts';
import { KeysScreen } from './KeysScreen.tsx';

/** `/admin/api-keys` */
export const AdminApiKeysPage = () => <KeysScreen screen="adminApiKeys" calls={allKeys} ofAll />;
