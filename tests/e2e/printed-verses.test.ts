import { expect, test } from 'vitest';
import { Checker } from '../../src/checker/checker.ts';
import { checkInSections } from '../../src/cli/check-in-sections.ts';
import type { ReadDocument } from '../../src/documents/document.ts';
import { readHtml } from '../../src/documents/read-html.ts';
import { readPdf } from '../../src/documents/read-pdf.ts';
import { passagesOf } from '../../src/present/present-source.ts';
import { sharedBrowser } from '../support/browser.ts';
import { isExhaustive, sample } from '../support/sample.ts';
import { testCorpus } from '../support/test-corpus.ts';

const verses = Array.from({ length: 6236 }, (_, index) => index);

/** Without vowel signs, and with an alef for a wasla: fonts that Chromium prints seldom name those. */
const inLetters = (text: string) => text.replace(/[\u064B-\u065F\u0670\u06D6-\u06ED]/g, '').replaceAll('ٱ', 'ا');

test('verses that Chromium prints in Arabic and English are verified when their PDF is read', async () => {
  const corpus = testCorpus();
  const [quran] = corpus.works;
  if (!quran) throw new Error('The corpus holds no work.');
  const drawn = sample(verses, 100).slice(0, isExhaustive ? 1_000 : 100);
  const paragraphs = drawn
    .flatMap((index) => passagesOf(quran, index, index + 1, quran.editions))
    .flatMap(({ reference, texts }) => {
      const words = (id: string) => texts.find(({ edition }) => edition === id)?.text ?? '';
      const arabic = `<p dir="rtl">قال تعالى: «${inLetters(words('quran-uthmani'))}» [${reference}]</p>`;
      return [arabic, `<p>It says “${words('quran-saheeh-international')}” [${reference}].</p>`];
    });
  const html = `<meta charset="utf-8"><body>${paragraphs.join('\n')}</body>`;
  const page = await (await sharedBrowser()).newPage();
  await page.setContent(html);
  const printed = await readPdf(await page.pdf());
  await page.close();
  expect(printed.warning).toBeUndefined();

  const checker = new Checker(corpus);
  const verified = ({ text }: ReadDocument) => {
    const { citations } = checkInSections(text, checker);
    const sound = citations.filter(({ verdict, quotation }) => verdict === 'verified' && quotation !== null);
    const arabic = sound.filter(({ quotation }) => /\p{Script=Arabic}/u.test(quotation ?? '')).length;
    return { arabic, english: sound.length - arabic };
  };
  // Some spellings lose a letter with the signs: those are not verified in the page either.
  const [inPdf, inPage] = [verified(printed), verified(readHtml(html))];
  console.log(
    `Verified of ${drawn.length} verses: in the PDF ${JSON.stringify(inPdf)}, in the page ${JSON.stringify(inPage)}`,
  );
  expect(inPage.arabic).toBeGreaterThan(drawn.length * 0.7);
  expect(inPdf.arabic).toBeGreaterThanOrEqual(inPage.arabic * 0.96);
  expect(inPdf.english).toBeGreaterThanOrEqual(inPage.english * 0.96);
});
