import { Box, Button, Divider, Typography } from '@mui/material';
import { useTranslate } from 'ra-core';
import { Link } from 'react-router';
import { contract } from '../../contract/index.ts';
import { useApi } from '../../dataProvider/useApi.ts';
import { DisplayValue } from '../../engine/displays/DisplayValue.tsx';
import { QueryState } from '../../engine/QueryState.tsx';
import { columnsOf } from '../../engine/list/definition.ts';
import { listPath } from '../../engine/list/listPath.ts';
import { pathOf } from '../../screens.ts';
import { PanelFrame } from '../rooms/PanelFrame.tsx';
import { academyList } from './academies.ts';
import { ViewAsForm } from './ViewAsForm.tsx';

/** An academy: what the list says of it, and the ways to its students, its subscription and itself. */
export function AcademyPanel({ groupId, onClose }: { groupId: string; onClose: () => void }) {
  const translate = useTranslate();
  const query = useApi(contract.admin.academy, { params: { groupId } });
  const links = [
    ['adminStudent', listPath('adminStudent', { groupId })],
    ['adminSubscribe', pathOf('adminSubscribe', undefined, { record: groupId })],
  ] as const;
  return (
    <PanelFrame label={query.data?.name ?? groupId} onClose={onClose}>
      <QueryState query={query}>
        {academy => (
          <>
            <Typography variant="h2" sx={{ pr: 5, mb: 2 }}>
              {academy.name}
            </Typography>
            <Box
              component="dl"
              sx={{
                display: 'grid',
                gridTemplateColumns: 'minmax(104px, auto) 1fr',
                columnGap: 2,
                rowGap: 0.75,
                m: 0,
                mb: 3,
              }}
            >
              {columnsOf(academyList)
                .slice(1)
                .map(({ source, as = 'text' }) => (
                  <Typography key={source} variant="body2" component="div" sx={{ display: 'contents' }}>
                    <Box component="dt" sx={{ color: 'text.secondary' }}>
                      {translate(`resources.academies.fields.${source}`)}
                    </Box>
                    <Box component="dd" sx={{ m: 0, minWidth: 0, overflowWrap: 'anywhere' }}>
                      <DisplayValue as={as} value={academy[source]} />
                    </Box>
                  </Typography>
                ))}
            </Box>
            <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
              {links.map(([screen, to]) => (
                <Button key={screen} component={Link} to={to} variant="outlined" color="inherit">
                  {translate(`screens.${screen}`)}
                </Button>
              ))}
            </Box>
            <Divider sx={{ my: 3 }} />
            <ViewAsForm groupId={groupId} />
          </>
        )}
      </QueryState>
    </PanelFrame>
  );
}
