import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Checker } from '../src/checker/checker.ts';
import { type Library, openLibrary } from '../src/knowledge/library.ts';
import { writePack } from '../src/knowledge/packs/import/write-pack.ts';
import { builtCorpus } from '../src/server/paths.ts';
import { runIsnad } from './support/isnad-command.ts';
import { prepareBuild } from './support/prepare-build.ts';
import { forty, openHadith } from './support/public-formats.ts';
import { testManifest } from './support/test-pack.ts';

// A library with two collections of invented hadith: what a text claims of a quotation without a number is compared with them.

const folder = mkdtempSync(join(tmpdir(), 'isnad-claims-'));
let library: Library;
let checker: Checker;
beforeAll(async () => {
  await prepareBuild();
  const source = join(folder, 'source.csv');
  const add = async (work: string, text: string) => {
    const pack = join(folder, `${work}.pack.gz`);
    writeFileSync(source, text);
    const made = ['--work', work, '--licence', 'Invented', '--numbering', 'Own', '--out', pack];
    expect(await runIsnad(['pack', 'import', 'open-hadith', source, ...made], { DATA_DIR: folder })).toMatchObject({
      status: 0,
    });
    expect(await runIsnad(['pack', 'add', pack], { DATA_DIR: folder })).toMatchObject({ status: 0 });
  };
  await add('nawawi-40', openHadith()[0]?.text ?? '');
  await add(
    'musnad-ahmad',
    '"1","حدثنا راو قال رأيت مسافرا عند بئر بعيدة في يوم بارد"\n"2","قال الله تعالى إن الماء البارد عند البئر لمن سبق إليه"\n',
  );
  const manifest = testManifest({ work: 'muwatta-malik' });
  const [english] = manifest.editions;
  const arabic = english && { ...english, id: 'muwatta-malik-ar', role: 'original' as const, language: 'ar' };
  const pack = join(folder, 'muwatta-malik.pack');
  writePack(pack, { ...manifest, editions: [english, arabic].flatMap((edition) => edition ?? []) }, [
    {
      number: '1',
      texts: { 'muwatta-malik-en': 'Deep wells.', 'muwatta-malik-ar': 'رأيت في الطريق بئرا عميقة يشرب منها المسافرون' },
    },
    { number: '2', texts: { 'muwatta-malik-en': 'Cold water.' } },
  ]);
  expect(await runIsnad(['pack', 'add', pack], { DATA_DIR: folder })).toMatchObject({ status: 0 });
  library = await openLibrary({ corpusFile: builtCorpus, packsFolder: join(folder, 'packs') });
  checker = new Checker(library.current());
}, 60_000);
afterAll(() => {
  library.close();
  rmSync(folder, { recursive: true });
});

const words = `${forty[8]?.chain} ${forty[8]?.arabic}`;
const verdictOn = (text: string) => {
  const [{ verdict, reference, claimed } = { verdict: undefined, reference: '', claimed: undefined }] =
    checker.checkText(text);
  return [verdict, reference, claimed?.join()];
};

test.each([
  ['no claim', (quoted: string) => `قال النبي: «${quoted}».`, ['verified', '40 Hadith Nawawi 9', undefined]],
  [
    'the right one',
    (quoted: string) => `قال النبي: «${quoted}» رواه النووي.`,
    ['verified', '40 Hadith Nawawi 9', undefined],
  ],
  [
    'the right one in English',
    (quoted: string) => `The Prophet said: “${quoted}” (Nawawi).`,
    ['verified', '40 Hadith Nawawi 9', undefined],
  ],
  [
    'another that is held',
    (quoted: string) => `قال النبي: «${quoted}» رواه أحمد في مسنده.`,
    ['misattributed', '40 Hadith Nawawi 9', 'musnad-ahmad'],
  ],
  [
    'another, named before',
    (quoted: string) => `وفي مسند أحمد قال النبي: «${quoted}».`,
    ['misattributed', '40 Hadith Nawawi 9', 'musnad-ahmad'],
  ],
  [
    'one that is not held',
    (quoted: string) => `قال النبي: «${quoted}» أخرجه الترمذي.`,
    ['place-unread', '40 Hadith Nawawi 9', 'tirmidhi'],
  ],
  [
    'agreed upon',
    (quoted: string) => `قال النبي: «${quoted}» متفق عليه`,
    ['place-unread', '40 Hadith Nawawi 9', 'bukhari,muslim'],
  ],
  [
    'two, of which one is held',
    (quoted: string) => `The Prophet said: “${quoted}”, narrated by Muslim and Nawawi.`,
    ['place-unread', '40 Hadith Nawawi 9', 'muslim,nawawi-40'],
  ],
  [
    'a person of that name',
    (quoted: string) => `قال النبي: «${quoted}» وأحمد رجل صالح.`,
    ['verified', '40 Hadith Nawawi 9', undefined],
  ],
  [
    'God as the speaker',
    (quoted: string) => `قال الله تعالى: «${quoted}».`,
    ['misattributed', '40 Hadith Nawawi 9', undefined],
  ],
])('hadith without a number, claimed of %s', (_, write, expected) => {
  expect(verdictOn(write(words))).toEqual(expected);
});

test('a hadith in which God speaks may be given as His words', () => {
  expect(verdictOn('قال الله تعالى: «إن الماء البارد عند البئر لمن سبق إليه»')).toEqual([
    'verified',
    'Musnad Ahmad 2',
    undefined,
  ]);
});

test('words of one hadith do not run over into the next, which has none in this language', () => {
  const [one] = checker.checkText('«رأيت في الطريق بئرا عميقة يشرب منها المسافرون» [Muwatta Malik 1]');
  const [other] = checker.checkText('«رأيت في الطريق بئرا عميقة يشرب منها المسافرون» [Muwatta Malik 2]');
  expect([one?.verdict, other?.verdict]).toEqual(['verified', 'misattributed']);
});

test('words that no collection has are not found in one that is held, and not looked up in one that is not', () => {
  const invented = 'كلام لم يقله أحد من الناس في يوم من الأيام';
  expect(verdictOn(`قال النبي: «${invented}» رواه أحمد في مسنده`)[0]).toBe('not-in-corpus');
  expect(verdictOn(`قال النبي: «${invented}» رواه مسلم`)[0]).toBe('unchecked');
});
