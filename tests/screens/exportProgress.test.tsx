import { act, renderHook } from '@testing-library/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { TestTranslationProvider } from 'ra-core';
import { afterEach, expect, test, vi } from 'vitest';
import type { ExportMessage, ExportPlan } from '../../src/engine/export/plan.ts';
import { useExport } from '../../src/engine/export/useExport.ts';

afterEach(() => void vi.useRealTimers());

class SilentWorker extends EventTarget {
  postMessage(): void {}
  terminate(): void {}
  tell(data: ExportMessage): void {
    this.dispatchEvent(new MessageEvent('message', { data }));
  }
}

test('the progress of an export is drawn four times a second, and that it is being written at once', async () => {
  vi.useFakeTimers();
  const worker = new SilentWorker();
  const { result } = renderHook(() => useExport(), {
    wrapper: ({ children }) => (
      <QueryClientProvider client={new QueryClient()}>
        <TestTranslationProvider
          translate={(key: string, options?: { done?: string }) => `${key} ${options?.done ?? ''}`}
        >
          {children}
        </TestTranslationProvider>
      </QueryClientProvider>
    ),
  });
  const tell = (done: number) => act(() => worker.tell({ kind: 'progress', done, total: 4_000 }));
  const shown = () => result.current.progress;
  await act(async () =>
    result.current.start({ place: { locale: 'en' } } as ExportPlan, 'students.xlsx', {
      worker: () => worker as unknown as Worker,
    }),
  );
  tell(500);
  tell(1_000);
  expect(shown()).toEqual({ text: 'exporting.progress 500', percent: 12.5 });
  vi.advanceTimersByTime(249);
  tell(1_500);
  expect(shown()!.percent).toBe(12.5);
  vi.advanceTimersByTime(1);
  tell(2_000);
  expect(shown()).toEqual({ text: 'exporting.progress 2,000', percent: 50 });
  act(() => worker.tell({ kind: 'writing' }));
  expect(shown()).toEqual({ text: 'exporting.writing ', percent: 100 });
});
