import { expect, test, vi } from 'vitest';
import { openWidget } from '../../src/chat/openWidget.ts';

test.each([
  ['ChannelIO', ['showMessenger']],
  ['zE', ['messenger', 'open']],
  ['Intercom', ['show']],
])('the widget that brings %s is opened as it wants', (name, expected) => {
  const widget = vi.fn();
  expect(openWidget({ [name]: widget })).toBe(true);
  expect(widget.mock.calls).toEqual([expected]);
});

test('a script of the provider’s own comes before them, and nothing is opened without any', () => {
  const open = vi.fn();
  const zE = vi.fn();
  expect(openWidget({ studyroomChat: { open }, zE })).toBe(true);
  expect([open.mock.calls.length, zE.mock.calls.length]).toEqual([1, 0]);
  expect(openWidget({})).toBe(false);
});
