import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Prose } from './prose.tsx';

function shown(text: string, under?: 1 | 2 | 3): string {
  return renderToStaticMarkup(<Prose text={text} {...(under && { under })} />);
}

const apart = (html: string) => /<div class="views">(.*?)<\/div>/s.exec(html)?.[1]?.replace(/<[^>]+>/g, '|');

test('a section on scholars’ differences is set apart, with its smaller headings, up to the next heading', () => {
  const html = shown('Agreed.\n\n## Where scholars differ\n\nOne.\n\n### On a part\n\nTwo.\n\n## After\n\nThree.');
  expect(apart(html)).toBe('|Where scholars differ||One.||On a part||Two.|');
});

test('so it does in Arabic', () => {
  expect(apart(shown('متفق عليه.\n\n## مواضع الاختلاف\n\nقولان.'))).toContain('قولان');
});

test('the closing lines of a text are not part of that section', () => {
  const html = shown('## Where they differ\n\nOne.\n\nMore in: [A note](/topics/a)\n\n*Made by a program.*');
  expect(apart(html)).toBe('|Where they differ||One.|');
  expect(html).toContain('<p class="small-note remark">Made by a program.</p>');
});

test('an emphasised line that is not the last is a line as any other', () => {
  expect(shown('*So it is said.*\n\nAnd so on.')).toContain('<p><em>So it is said.</em></p>');
});

test('a list of links within the site leads on; any other list does not', () => {
  expect(shown('- [One](/ask?q=one)\n- [Two](/topics/two)')).toContain('<ul class="ways">');
  expect(shown('- [One](/ask?q=one)\n- [Two](https://example.org/)')).not.toContain('ways');
  expect(shown('- See [One](/ask?q=one)')).not.toContain('ways');
});

test('headings are nested under the one above them', () => {
  expect(shown('## A\n\n### B', 1)).toMatch(/<h2>A<\/h2><h3>B<\/h3>/);
  expect(shown('## A\n\n### B', 3)).toMatch(/<h4>A<\/h4><h5>B<\/h5>/);
});
