import { Button, ButtonGroup } from '@mui/material';
import { ChevronDown } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { Suspense, useState } from 'react';
import { lazyPart } from '../../ui/lazyPart.tsx';
import type { ListDefinition } from '../list/definition.ts';
import { ListExportButton } from './ListExportButton.tsx';

const ExportMenu = lazyPart(() => import('./ExportMenu.tsx'), 'ExportMenu');

/** Exports everything that matches the list's filters, in its order, with the columns of the screen or with all. */
export function ExportButton<T>({ definition }: { definition: ListDefinition<T> }) {
  const translate = useTranslate();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <ButtonGroup variant="outlined" color="inherit">
        <ListExportButton definition={definition} />
        <Button
          aria-label={translate('list.exportColumns.label')}
          aria-haspopup="menu"
          onPointerEnter={ExportMenu.preload}
          onClick={event => setAnchor(event.currentTarget)}
          sx={{ px: 0.75 }}
        >
          <ChevronDown size={16} aria-hidden />
        </Button>
      </ButtonGroup>
      {anchor && (
        <Suspense fallback={null}>
          <ExportMenu
            definition={definition as ListDefinition}
            anchor={anchor}
            onClose={() => setAnchor(null)}
          />
        </Suspense>
      )}
    </>
  );
}
