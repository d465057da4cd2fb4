import { languages } from '../../../src/domain/choices.ts';
import { initialLanguage } from '../../../src/domain/defaultLanguages.ts';
import { serverWords } from '../../core/serverWords.ts';
import type { templates } from '../../database/schema/index.ts';
import type { DemoContext } from '../context.ts';

type Template = typeof templates.$inferInsert;

/** A template for each occasion in each language. */
const texts = serverWords[initialLanguage].demoTemplates.flatMap((_, index) =>
  languages.map(language => ({ language, ...serverWords[language].demoTemplates[index]! })),
);

export const createTemplates = ({ at, id }: DemoContext, groupId: string): Template[] =>
  texts.map((template, index) => {
    const updatedAt = at(60 - index, 14, 10 + index);
    return {
      ...template,
      groupId,
      templateId: id(updatedAt, 'template', template.name),
      enabled: template.trigger !== 'BREAK' || template.language === initialLanguage,
      updatedAt,
    };
  });
