import { ownKeys } from './keyCalls.ts';
import { KeysScreen } from './KeysScreen.tsx';

/** `/setting/api-keys` */
export const ApiKeysPage = () => <KeysScreen screen="apiKeys" calls={ownKeys} />;
