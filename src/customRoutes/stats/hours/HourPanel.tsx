import {
  Box,
  IconButton,
  Link as MuiLink,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TablePagination,
  TableRow,
  Tooltip,
  Typography,
} from '@mui/material';
import { visuallyHidden } from '@mui/utils';
import { Grid3x3 } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { Link } from 'react-router';
import { useSession } from '../../../authProvider/session.ts';
import { contract } from '../../../contract/index.ts';
import { useApi } from '../../../dataProvider/useApi.ts';
import { limits } from '../../../domain/limits.ts';
import { namesApart } from '../../../domain/namesApart.ts';
import { DisplayValue } from '../../../engine/displays/DisplayValue.tsx';
import { QueryState } from '../../../engine/QueryState.tsx';
import { pathOf, pathOfStudent } from '../../../screens.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { PanelFrame } from '../../../ui/PanelFrame.tsx';
import type { Hour } from './figures.ts';
import { useHourText } from './useHourText.ts';
import { Skeleton } from '../../../ui/Skeleton.tsx';

interface Props {
  hour: Pick<Hour, 'weekday' | 'hour'>;
  dayCount: number;
  /** The period and whose hours they are. */
  query: { since: string; until: string; managerId?: string; roomId?: string; studentId?: string };
  onClose: () => void;
}

const size = limits.pageSize.max;

/** The students who were in a room in an hour of a weekday: how often, and what they studied. */
export function HourPanel({ hour, dayCount, query, onClose }: Props) {
  const translate = useTranslate();
  const { session } = useSession();
  const { nameOf } = useHourText();
  const [page, setPage] = useState(0);
  const answer = useApi(
    contract.stats.hourStudents,
    { query: { ...query, weekday: hour.weekday, hour: hour.hour, page, size } },
    { placeholderData: before => before },
  );
  const title = translate('stats.hours.behind', nameOf(hour));
  const column = (key: string) => translate(`stats.hours.${key}`);
  return (
    <PanelFrame label={title} onClose={onClose}>
      <Typography variant="h2" sx={{ pr: 5 }}>
        {title}
      </Typography>
      <QueryState
        query={answer}
        skeleton={<Skeleton variant="rounded" height={320} style={{ marginTop: 16 }} />}
      >
        {({ content, total }) => {
          const apart = namesApart(content);
          return total === 0 ? (
            <EmptyState size="part" tone="neutral" title={translate('stats.hours.nobody')} />
          ) : (
            <>
              <Typography variant="body2" color="text.secondary">
                {translate('stats.hours.behindCaption', total)}
              </Typography>
              <Box sx={{ overflowX: 'auto', mt: 1.5 }}>
                <Table size="small" aria-label={title}>
                  <TableHead>
                    <TableRow>
                      <TableCell scope="col">{translate('resources.students.fields.name')}</TableCell>
                      <TableCell scope="col" align="right">
                        {column('dayCount')}
                      </TableCell>
                      <TableCell scope="col" align="right">
                        {column('studySeconds')}
                      </TableCell>
                      <TableCell scope="col" sx={{ px: 0 }}>
                        <span style={visuallyHidden}>{column('ownHours')}</span>
                      </TableCell>
                    </TableRow>
                  </TableHead>
                  <TableBody>
                    {content.map(student => {
                      const path = pathOfStudent(session, student);
                      return (
                        <TableRow key={student.customerId} hover>
                          <TableCell>
                            {path === null ? (
                              student.name
                            ) : (
                              <MuiLink
                                component={Link}
                                to={path}
                                color="inherit"
                                underline="hover"
                                sx={{ fontWeight: 550 }}
                              >
                                {student.name}
                              </MuiLink>
                            )}
                            {apart(student) !== null && (
                              <Typography variant="caption" color="text.secondary" component="div">
                                {student.email}
                              </Typography>
                            )}
                          </TableCell>
                          <TableCell align="right">
                            {translate('stats.hours.ofDays', { count: student.dayCount, days: dayCount })}
                          </TableCell>
                          <TableCell align="right">
                            <DisplayValue as="duration" value={student.studySeconds} />
                          </TableCell>
                          <TableCell align="right" sx={{ px: 0, width: 40 }}>
                            {student.customerId !== query.studentId && (
                              <Tooltip title={translate('stats.hours.ownHoursOf', { name: student.name })}>
                                <IconButton
                                  size="small"
                                  component={Link}
                                  to={pathOf('statsHours', {}, { student: student.customerId })}
                                >
                                  <Grid3x3 size={16} aria-hidden />
                                </IconButton>
                              </Tooltip>
                            )}
                          </TableCell>
                        </TableRow>
                      );
                    })}
                  </TableBody>
                </Table>
              </Box>
              {total > size && (
                <TablePagination
                  component="div"
                  count={total}
                  page={page}
                  rowsPerPage={size}
                  rowsPerPageOptions={[size]}
                  onPageChange={(_, next) => setPage(next)}
                />
              )}
            </>
          );
        }}
      </QueryState>
    </PanelFrame>
  );
}
