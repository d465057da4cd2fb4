import '../styles/landing.css';
import type { Language } from '../../domain/choices.ts';
import { storeLanguage } from '../../i18n/language.ts';
import { loadChat } from '../../chat/loadChat.ts';
import { openChat } from '../../chat/openChat.ts';
import { runtime } from '../../runtime.ts';
import { startInquiry } from './startInquiry.ts';
import { startTheme } from './theme.ts';
import { startTimer } from './timer/startTimer.ts';

// Everything that moves on the landing page. The page itself was rendered when the console was built.
startTheme();
startInquiry();
for (const link of document.querySelectorAll<HTMLElement>('[data-language]'))
  link.addEventListener('click', () => storeLanguage(link.dataset.language as Language));
for (const link of document.querySelectorAll('#sections a'))
  link.addEventListener('click', () => document.getElementById('sections')?.hidePopover());
const timer = document.querySelector<HTMLElement>('[data-timer]');
if (timer) startTimer(timer);
if (runtime.chat)
  for (const button of document.querySelectorAll<HTMLElement>('[data-chat]')) {
    button.hidden = false;
    button.addEventListener('click', () => void openChat());
  }
// A stranger's script waits until the page is there.
if (document.readyState === 'complete') void loadChat();
else window.addEventListener('load', () => void loadChat());
