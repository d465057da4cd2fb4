import { landingPath } from '../domain/landingPath.ts';
import type { PageProps } from './page/Page.tsx';
import { shareImageUrl } from './pictures.ts';

/** What search engines read: the product, and the questions that are answered here. */
export function structuredData({ language, words, content, brand }: PageProps, origin: string): string {
  const url = origin + landingPath(language);
  const graph = [
    {
      '@type': 'SoftwareApplication',
      name: words.product,
      description: words.meta.description,
      url,
      image: origin + shareImageUrl(language),
      inLanguage: language,
      applicationCategory: 'EducationalApplication',
      operatingSystem: 'Web',
      provider: {
        '@type': 'Organization',
        name: content.imprint[0],
        url: origin,
        logo: origin + brand.favicon,
        email: content.contact.email,
      },
    },
    {
      '@type': 'FAQPage',
      inLanguage: language,
      mainEntity: words.support.answers.map(({ question, answer }) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: answer },
      })),
    },
  ];
  return JSON.stringify({ '@context': 'https://schema.org', '@graph': graph }).replace(/</g, '\\u003c');
}
