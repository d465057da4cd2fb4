import { render, screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { expect, test } from 'vitest';
import { lazyOverlay } from '../../../src/ui/overlays/lazyOverlay.tsx';

test('a closed overlay is not there, and its code comes when it is opened', async () => {
  const Lazy = lazyOverlay('Dialog') as ComponentType<{ open: boolean; children: string }>;
  const { rerender, container } = render(<Lazy open={false}>Opened</Lazy>);
  expect(container.innerHTML).toBe('');
  rerender(<Lazy open>Opened</Lazy>);
  const dialog = await screen.findByRole('dialog');
  expect(dialog.textContent).toBe('Opened');
});
