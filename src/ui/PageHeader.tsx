import { Box, type Theme } from '@mui/material';
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

/** One style sheet for the head, where each of its parts would ask for one of its own. */
const styles = {
  mb: 2.5,
  '& > .way': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    mb: 0.75,
  },
  '& > .way:empty': { display: 'none' },
  '& > .title-and-actions': { display: 'flex', flexWrap: 'wrap', alignItems: 'flex-end', gap: 1.5 },
  '& > .title-and-actions > .words': { flex: '1 1 240px', minWidth: 0 },
  '& > .title-and-actions > .actions': {
    display: 'flex',
    flexWrap: 'wrap',
    gap: 1,
    maxWidth: 1,
    // On a phone the same buttons are in a line in the system's font and in the web font, which is narrower.
    '& .MuiButton-root': ({ breakpoints }: Theme) => ({
      [breakpoints.down('sm')]: { paddingInline: '6px' },
    }),
    '& .MuiButton-startIcon': { marginLeft: { xs: 0, sm: -0.5 } },
  },
  '& .words > .title': { display: 'flex', alignItems: 'baseline', flexWrap: 'wrap', columnGap: 1.25 },
  '& .words > .title > h1': { typography: 'h1', m: 0, outline: 'none' },
  '& .words > .title > span': { typography: 'body2', color: 'text.secondary' },
  '& .words > p': { typography: 'body2', m: 0, mt: 0.25, color: 'text.secondary' },
} as const;

/** The head of a console screen: where one is, what this is, what can be done. */
export function PageHeader({ screen, title, caption, badge, actions, steps, from }: Props) {
  const translate = useTranslate();
  const heading = useRouteFocus();
  return (
    <Box sx={styles}>
      <div className="way">
        <Breadcrumb screen={screen} from={from} />
        {steps}
      </div>
      <div className="title-and-actions">
        <div className="words">
          <div className="title">
            <h1 ref={heading} tabIndex={-1}>
              {title ?? translate(`screens.${screen}`)}
            </h1>
            {badge && <span>{badge}</span>}
          </div>
          {caption && <p>{caption}</p>}
        </div>
        {actions && <div className="actions">{actions}</div>}
      </div>
    </Box>
  );
}
