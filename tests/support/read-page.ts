import { expect } from 'vitest';

/** The server's response to an address, for tests of status and words that need no browser. */
interface SentPage {
  html: string;
  /** The words of each element of this name, in order; with a class, only of those that have it. */
  texts(name: string, className?: string): string[];
  /** The words of the whole content, outside the layout. */
  text: string;
  title: string | undefined;
  heading: string | undefined;
  /** The attribute of the first tag of this name that holds that text. */
  attribute(name: string, holding: string, attribute: string): string | undefined;
}

/** Asks for a page as a browser would on a first view; it must have this status. */
export async function readPage(address: string, status = 200): Promise<SentPage> {
  const response = await fetch(address);
  expect(response.status, address).toBe(status);
  expect(response.headers.get('content-type'), address).toBe('text/html; charset=utf-8');
  return sentPage(await response.text());
}

function sentPage(html: string): SentPage {
  const texts = (name: string, className?: string) =>
    [...html.matchAll(new RegExp(`<${name}\\b([^>]*)>([\\s\\S]*?)</${name}>`, 'g'))]
      .filter(([, attributes = '']) => !className || classesOf(attributes).includes(className))
      .map(([, , content = '']) => wordsOf(content));
  return {
    html,
    texts,
    text: texts('main').join(),
    title: texts('title')[0],
    heading: texts('h1')[0],
    attribute: (name, holding, attribute) => {
      const tags = [...html.matchAll(new RegExp(`<${name}\\b[^>]*>`, 'g'))].map(([tag]) => tag);
      return attributeOf(tags.find((tag) => tag.includes(holding)) ?? '', attribute);
    },
  };
}

const classesOf = (attributes: string) => attributeOf(attributes, 'class')?.split(' ') ?? [];

function attributeOf(tag: string, name: string): string | undefined {
  const value = new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1];
  return value === undefined ? undefined : unescaped(value);
}

const wordsOf = (html: string) =>
  unescaped(html.replaceAll(/<!--.*?-->|<(script|style|noscript|template)\b[\s\S]*?<\/\1>|<[^>]*>/g, '')).trim();

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'", '#39': "'" };

const unescaped = (text: string) => text.replaceAll(/&(#?\w+);/g, (whole, name: string) => entities[name] ?? whole);
