import { textWidth } from './textWidth.ts';

/** A text in lines that fit a width in millimetres, broken between words where there are any. */
export function wrapText(text: string, width: number, size: number): string[] {
  return text
    .trim()
    .replaceAll(/\n{3,}/g, '\n\n')
    .split('\n')
    .flatMap(paragraph => {
      const lines: string[] = [];
      let line = '';
      const add = (part: string) => {
        if (textWidth(line + part, size) <= width) return void (line += part);
        if (line.trim() !== '') lines.push(line.trimEnd());
        line = '';
        for (const letter of part.trimStart()) {
          if (textWidth(line + letter, size) > width) {
            lines.push(line);
            line = '';
          }
          line += letter;
        }
      };
      for (const part of paragraph.match(/\s*\S+/g) ?? []) add(part);
      return [...lines, line];
    });
}
