import { useEffect } from 'react';
import { loadChat } from './loadChat.ts';

/** The chat of the provider, where there is one. */
export function ChatLauncher() {
  useEffect(() => void loadChat(), []);
  return null;
}
