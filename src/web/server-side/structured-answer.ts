import { publicAddress } from '../base-path.ts';
import { cardAddress } from '../card-address.ts';
import { structuredPublisher } from './structured-site.ts';

interface AnswerFacts {
  question: string;
  /** In plain words. */
  answer: string;
  /** ISO date, if known. */
  published: string | undefined;
  url: string;
  publicUrl: string | undefined;
}

/**
 * Structured data of a question and its answer (schema.org). A program wrote the answer, so it is a suggested one and
 * never an accepted one. Only the server may render it, because it is a script element.
 */
export function structuredAnswer({ question, answer, published, url, publicUrl = '' }: AnswerFacts) {
  const dated = published && { datePublished: published };
  return {
    '@context': 'https://schema.org',
    '@type': 'QAPage',
    url,
    image: publicAddress(cardAddress(url.slice(publicUrl.length)), publicUrl),
    publisher: structuredPublisher(publicUrl),
    mainEntity: {
      '@type': 'Question',
      name: question,
      ...dated,
      answerCount: 1,
      suggestedAnswer: {
        '@type': 'Answer',
        text: answer,
        url,
        ...dated,
        author: structuredPublisher(publicUrl),
      },
    },
  };
}
