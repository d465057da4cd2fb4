import { Box, Typography } from '@mui/material';
import { useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import { useRouteFocus } from '../hooks/useRouteFocus.ts';
import type { ScreenName } from '../screens.ts';
import { Breadcrumb } from './Breadcrumb.tsx';

interface Props {
  screen: ScreenName;
  /** In place of the screen's name, the record's. */
  title?: ReactNode;
  caption?: ReactNode;
  /** Next to the title: a count, a state. */
  badge?: ReactNode;
  actions?: ReactNode;
  /** The ways to the records before and after this one. */
  steps?: ReactNode;
  /** The screen that led here, where several do. */
  from?: ScreenName | undefined;
}

/** The head of a console screen: where one is, what this is, what can be done. */
export function PageHeader({ screen, title, caption, badge, actions, steps, from }: Props) {
  const translate = useTranslate();
  const heading = useRouteFocus();
  return (
    <Box sx={{ mb: 2.5 }}>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          justifyContent: 'space-between',
          mb: 0.75,
          '&:empty': { display: 'none' },
        }}
      >
        <Breadcrumb screen={screen} from={from} />
        {steps}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-end', gap: 1.5 }}>
        <Box sx={{ flex: '1 1 240px', minWidth: 0 }}>
          <Box sx={{ display: 'flex', alignItems: 'baseline', flexWrap: 'wrap', columnGap: 1.25 }}>
            <Typography ref={heading} variant="h1" tabIndex={-1} sx={{ outline: 'none' }}>
              {title ?? translate(`screens.${screen}`)}
            </Typography>
            {badge && (
              <Typography component="span" variant="body2" color="text.secondary">
                {badge}
              </Typography>
            )}
          </Box>
          {caption && (
            <Typography variant="body2" color="text.secondary" sx={{ mt: 0.25 }}>
              {caption}
            </Typography>
          )}
        </Box>
        {actions && (
          <Box
            sx={{
              display: 'flex',
              flexWrap: 'wrap',
              gap: 1,
              maxWidth: 1,
              // On a phone the same buttons are in a line in the system's font and in the web font, which is narrower.
              '& .MuiButton-root': ({ breakpoints }) => ({
                [breakpoints.down('sm')]: { paddingInline: '6px' },
              }),
              '& .MuiButton-startIcon': { marginLeft: { xs: 0, sm: -0.5 } },
            }}
          >
            {actions}
          </Box>
        )}
      </Box>
    </Box>
  );
}
