import { Dialog } from '@mui/material';
import { render, screen, waitFor } from '@testing-library/react';
import { Suspense, type ComponentType } from 'react';
import { expect, test } from 'vitest';
import { AfterPart } from '../../../src/ui/AfterPart.tsx';
import { lazyPart } from '../../../src/ui/lazyPart.tsx';
import { lazyOverlay } from '../../../src/ui/overlays/lazyOverlay.tsx';

test('a closed overlay is not there, and its code comes when it is opened', async () => {
  const Lazy = lazyOverlay('Dialog') as ComponentType<{ open: boolean; children: string }>;
  const { rerender, container } = render(<Lazy open={false}>Opened</Lazy>);
  expect(container.innerHTML).toBe('');
  rerender(<Lazy open>Opened</Lazy>);
  const dialog = await screen.findByRole('dialog');
  expect(dialog.textContent).toBe('Opened');
});

test('the page is not hidden from assistive technology before a dialog is there with its parts', async () => {
  let arrive: (module: { Options: ComponentType }) => void = () => undefined;
  const coming = new Promise<{ Options: ComponentType }>(resolve => (arrive = resolve));
  let isAsked = false;
  const Options = lazyPart(() => {
    isAsked = true;
    return coming;
  }, 'Options');
  const { container } = render(
    <Suspense fallback={null}>
      <AfterPart part={Options}>
        <Dialog open>
          <Options />
        </Dialog>
      </AfterPart>
    </Suspense>,
  );
  await waitFor(() => expect(isAsked).toBe(true));
  expect(container.getAttribute('aria-hidden')).toBeNull();
  arrive({ Options: () => <p>Parts</p> });
  expect((await screen.findByRole('dialog')).textContent).toBe('Parts');
  expect(container.getAttribute('aria-hidden')).toBe('true');
});
