import { Box, Button, Card } from '@mui/material';
import { Plus } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { useMayCall } from '../../authProvider/useMayCall.ts';
import { contract } from '../../contract/index.ts';
import { useApi } from '../../dataProvider/useApi.ts';
import type { ApiKey, CreatedApiKey } from '../../domain/entities/apiKey.ts';
import { QueryState } from '../../engine/QueryState.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { CreateKeyDialog } from './CreateKeyDialog.tsx';
import type { KeyCalls } from './keyCalls.ts';
import { KeyRow } from './KeyRow.tsx';
import { SecretDialog } from './SecretDialog.tsx';
import { RevokeKeyDialog } from './RevokeKeyDialog.tsx';
import { pageWidths } from '../../ui/pageWidths.ts';

interface Props {
  screen: 'apiKeys' | 'adminApiKeys';
  calls: KeyCalls;
  /** Whether the keys of all academies are listed. */
  ofAll?: boolean;
}

/** The API keys with what they may do, and the ways to create and to revoke one. */
export function KeysScreen({ screen, calls, ofAll = false }: Props) {
  const translate = useTranslate();
  const mayChange = useMayCall(ofAll ? contract.admin.createApiKey : contract.apiKeys.create);
  const [isCreating, setCreating] = useState(false);
  const [created, setCreated] = useState<CreatedApiKey | null>(null);
  const [revoked, setRevoked] = useState<ApiKey | null>(null);
  const query = useApi(calls.list, {}, { staleTime: 0 });
  return (
    <Box sx={{ maxWidth: pageWidths.record }}>
      <PageHeader
        screen={screen}
        caption={translate('apiKeys.caption')}
        actions={
          mayChange && (
            <Button variant="contained" startIcon={<Plus aria-hidden />} onClick={() => setCreating(true)}>
              {translate('apiKeys.create')}
            </Button>
          )
        }
      />
      <QueryState query={query}>
        {({ content }) =>
          content.length === 0 ? (
            <EmptyState
              size="part"
              tone="accent"
              title={translate('apiKeys.empty.title')}
              text={translate('apiKeys.empty.text')}
            />
          ) : (
            <Card component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
              {content.map(key => (
                <KeyRow
                  key={key.keyId}
                  apiKey={key}
                  ofAll={ofAll}
                  onRevoke={mayChange && key.state === 'ACTIVE' ? () => setRevoked(key) : null}
                />
              ))}
            </Card>
          )
        }
      </QueryState>
      {isCreating && (
        <CreateKeyDialog
          calls={calls}
          ofAll={ofAll}
          onCreated={setCreated}
          onClose={() => setCreating(false)}
        />
      )}
      {created !== null && <SecretDialog created={created} onClose={() => setCreated(null)} />}
      {revoked !== null && (
        <RevokeKeyDialog apiKey={revoked} calls={calls} onClose={() => setRevoked(null)} />
      )}
    </Box>
  );
}
