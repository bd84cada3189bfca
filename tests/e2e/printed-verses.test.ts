import { expect, test } from 'vitest';
import { Checker } from '../../src/checker/checker.ts';
import { checkInSections } from '../../src/cli/check-in-sections.ts';
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
    .map(({ reference, texts }) => {
      const words = (id: string) => texts.find(({ edition }) => edition === id)?.text ?? '';
      const arabic = inLetters(words('quran-uthmani'));
      return `<p dir="rtl">قال تعالى: «${arabic}» [${reference}]</p><p>It says “${words('quran-saheeh-international')}” [${reference}].</p>`;
    });
  const page = await (await sharedBrowser()).newPage();
  await page.setContent(`<meta charset="utf-8"><body>${paragraphs.join('')}</body>`);
  const { text, warning } = await readPdf(await page.pdf());
  await page.close();
  expect(warning).toBeUndefined();
  const { citations } = checkInSections(text, new Checker(corpus));
  const share = (quoted: (quotation: string) => boolean) => {
    const found = citations.filter(({ quotation }) => quotation !== null && quoted(quotation));
    expect(found).toHaveLength(drawn.length);
    return found.filter(({ verdict }) => verdict === 'verified').length / found.length;
  };
  const isArabic = (quotation: string) => /\p{Script=Arabic}/u.test(quotation);
  // The rest are spellings that lose a letter with the signs (an alef or hamza above the line); no text writes them so.
  const [arabic, english] = [share(isArabic), share((quotation) => !isArabic(quotation))];
  console.log(`Verified of ${drawn.length} printed verses: Arabic ${arabic}, English ${english}`);
  expect(arabic).toBeGreaterThan(0.9);
  expect(english).toBeGreaterThan(0.97);
});
