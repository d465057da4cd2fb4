import { Box, Button, IconButton, Typography } from '@mui/material';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useListContext, useTranslate, useTranslateLabel } from 'ra-core';
import { useMemo } from 'react';
import { Link, useNavigate } from 'react-router';
import { useShortcut } from '../../../hooks/useShortcut.ts';
import { DescriptionList } from '../../../ui/DescriptionList.tsx';
import { PanelContext } from '../../../ui/PanelContext.ts';
import { PanelFrame } from '../../../ui/PanelFrame.tsx';
import { ActionMenu } from '../../actions/ActionMenu.tsx';
import { isStatus } from '../../displays/displays.ts';
import { DisplayValue } from '../../displays/DisplayValue.tsx';
import { columnsOf, type Column, type ListDefinition } from '../definition.ts';

interface Props {
  definition: ListDefinition<{ id: string }>;
  id: string;
  onShow: (id: string) => void;
  onClose: () => void;
}

/** The essentials of one of the list's records; `j` and `k` show those after and before it, Enter opens its page. */
export function PreviewPanel({ definition, id, onShow, onClose }: Props) {
  const translate = useTranslate();
  const labelOf = useTranslateLabel();
  const navigate = useNavigate();
  const { data = [] } = useListContext<{ id: string }>();
  const index = data.findIndex(record => record.id === id);
  const record = data[index];
  const { actions, recordLabel, recordLink, resource } = definition;
  const to = record && recordLink?.(record);
  const show = (step: 1 | -1) => {
    const next = data[index + step];
    if (next) onShow(next.id);
  };
  const open = () => {
    if (to === undefined || document.activeElement?.matches('a, button')) return false;
    void navigate(to);
    return true;
  };
  const scope = { group: 'record', scope: 'panel' } as const;
  useShortcut('j', () => show(1), { ...scope, label: 'keyboard.record.next' });
  useShortcut('k', () => show(-1), { ...scope, label: 'keyboard.record.previous' });
  useShortcut('enter', open, { ...scope, label: 'keyboard.list.open' });
  const steps = useMemo(() => ({ replacesAnother: false, steps: null }), []);
  if (record === undefined) return null;

  const name = recordLabel(record);
  const columns = columnsOf(definition) as Column<{ id: string }>[];
  const at = (...places: Column['card'][]) => columns.filter(({ card }) => places.includes(card));
  const chips = columns.filter(({ card, as }) => card === 'status' && as !== undefined && isStatus(as));
  const value = (column: Column<{ id: string }>) =>
    column.render ? (
      <column.render record={record} />
    ) : (
      <DisplayValue as={column.as ?? 'text'} value={record[column.source]} />
    );
  return (
    <PanelContext value={steps}>
      <PanelFrame label={name} onClose={onClose} width={480}>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5, ml: -0.75, mt: -1, mb: 1 }}>
          {([-1, 1] as const).map(step => {
            const Icon = step === 1 ? ChevronRight : ChevronLeft;
            return (
              <IconButton
                key={step}
                size="small"
                aria-label={translate(`keyboard.record.${step === 1 ? 'next' : 'previous'}`)}
                disabled={data[index + step] === undefined}
                onClick={() => show(step)}
              >
                <Icon size={18} aria-hidden />
              </IconButton>
            );
          })}
        </Box>
        <Typography variant="h2" component="h2" aria-live="polite">
          {name}
        </Typography>
        {at('subtitle').map(column => (
          <Typography key={column.source} variant="body2" color="text.secondary">
            {value(column)}
          </Typography>
        ))}
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75, my: 1.5 }}>
          {chips.map(column => (
            <span key={column.source}>{value(column)}</span>
          ))}
        </Box>
        <DescriptionList
          facts={at(undefined, 'line', 'status', 'side')
            .filter(
              column =>
                !chips.includes(column) && !['', null].includes(record[column.source] as string | null),
            )
            .map(column => ({
              key: column.source,
              label: labelOf({ source: column.source, resource }),
              value: value(column),
            }))}
        />
        <Box sx={{ display: 'flex', gap: 1, mt: 2 }}>
          {to !== undefined && (
            <Button component={Link} to={to} variant="contained">
              {translate('list.open')}
            </Button>
          )}
          {actions && <ActionMenu as="button" record={record} name={name} actions={actions} />}
        </Box>
      </PanelFrame>
    </PanelContext>
  );
}
