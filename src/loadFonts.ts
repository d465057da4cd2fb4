import fonts from 'pretendard/dist/web/variable/pretendardvariable-dynamic-subset.css?url';

/** Adds the web font's style sheet. Nothing waits for it: until then the texts are in the system's font. */
export function loadFonts(): void {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = fonts;
  document.head.append(link);
}
