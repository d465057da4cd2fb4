import { Dialog } from '@mui/material';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { lazyOverlay } from '../../../src/ui/overlays/lazyOverlay.tsx';
import { loadedOverlays } from '../../../src/ui/overlays/loadOverlays.ts';

test('a closed overlay loads nothing and shows nothing, and the first that opens brings its code', async () => {
  const Lazy = lazyOverlay('Dialog') as typeof Dialog;
  const dialog = (open: boolean) => (
    <Lazy open={open} aria-label="opened" transitionDuration={0}>
      text
    </Lazy>
  );
  const { rerender } = render(dialog(false));
  expect(loadedOverlays()).toBeNull();
  expect(screen.queryByRole('dialog')).toBeNull();
  rerender(dialog(true));
  expect(await screen.findByRole('dialog', { name: 'opened' })).toBeVisible();
  expect(loadedOverlays()).not.toBeNull();
});
