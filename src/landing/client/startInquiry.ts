import type { Language } from '../../domain/choices.ts';
import { inquiryHash } from '../../domain/landingPath.ts';
import { loadInquiryWords } from '../inquiry/loadInquiryWords.ts';

const load = () =>
  Promise.all([
    import('../inquiry/openInquiry.tsx'),
    loadInquiryWords(document.documentElement.lang as Language),
  ]);

/** The inquiry form is prefetched on hover or focus of its button, and opened on click. */
export function startInquiry(): void {
  const open = async (button: HTMLElement | null) => {
    button?.setAttribute('aria-busy', 'true');
    const [{ openInquiry }, words] = await load().finally(() => button?.removeAttribute('aria-busy'));
    openInquiry(words);
  };
  for (const button of document.querySelectorAll<HTMLElement>('[data-inquiry]')) {
    for (const reaching of ['pointerenter', 'focus'])
      button.addEventListener(reaching, () => void load(), { once: true });
    button.addEventListener('click', () => void open(button));
  }
  if (window.location.hash === inquiryHash) void open(null);
}
