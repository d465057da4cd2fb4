import { Box, Link, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useStore, useTranslate } from 'ra-core';
import { useEffect } from 'react';
import { Link as RouterLink } from 'react-router';
import { meQuery } from '../../authProvider/me.ts';
import { useSession } from '../../authProvider/session.ts';
import { useApi } from '../../dataProvider/useApi.ts';
import { limits } from '../../domain/limits.ts';
import { QueryState } from '../../engine/QueryState.tsx';
import { listPath } from '../../hooks/listPath.ts';
import { attentionCall, attentionFilter } from './attentionCall.ts';
import { AttentionList } from './AttentionList.tsx';
import { AttentionSkeleton } from './AttentionSkeleton.tsx';
import { Card } from './Card.tsx';

const { shown } = limits.attention;

/** Students who need attention: all of the academy's for its owner, their own for a manager. */
export function AttentionCard() {
  const translate = useTranslate();
  const { session } = useSession();
  const isManager = session?.role === 'MANAGER';
  const { data: me } = useQuery({ ...meQuery, enabled: isManager });
  const whose = attentionFilter(session, me);
  const filter = whose ?? {};
  const { call, input } = attentionCall(filter);
  // Signing out draws the card once more, without a session.
  const query = useApi(call, input, { enabled: session !== null && whose !== undefined });
  const count = query.data?.content.length;
  // The placeholder has the rows of the last visit, so that what is below stays where it is.
  const [rows, setRows] = useStore<number>('attention.rows', shown);
  useEffect(() => {
    if (count !== undefined) setRows(count);
  }, [count, setRows]);
  const skeleton = <AttentionSkeleton rows={rows} />;
  const total = query.data?.total ?? 0;
  return (
    <Box sx={{ mb: 2 }}>
      <Card
        title={translate('attention.title')}
        action={
          <Link component={RouterLink} to={listPath('attention', filter)} variant="body2">
            {total > shown ? translate('attention.all', total) : translate('attention.toList')}
          </Link>
        }
      >
        {isManager && (
          <Typography variant="caption" color="text.secondary" component="p">
            {translate('attention.own')}
          </Typography>
        )}
        <QueryState query={query} skeleton={skeleton}>
          {answer => <AttentionList answer={answer} filter={filter} />}
        </QueryState>
      </Card>
    </Box>
  );
}
