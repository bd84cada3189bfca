import { editDistance } from '../../text/edit-distance.ts';

// People in need make typing errors. Short words have a table of observed misspellings; important long words are
// recognised with one letter wrong, missing, added or swapped.

const SHORT: ReadonlyMap<string, string> = new Map(
  Object.entries({
    wnat: 'want',
    wana: 'wanna',
    cnt: 'cant',
    cany: 'cant',
    beet: 'beat',
    beets: 'beats',
    evry: 'every',
    evryday: 'everyday',
    plz: 'please',
    pls: 'please',
    becuz: 'because',
    bcz: 'because',
    bcoz: 'because',
    coz: 'because',
    cuz: 'because',
    hubby: 'husband',
    hubbys: 'husbands',
    u: 'you',
    ur: 'your',
    r: 'are',
    iam: 'im',
    myslef: 'myself',
    meself: 'myself',
    mysel: 'myself',
    suiside: 'suicide',
    sucide: 'suicide',
    suicid: 'suicide',
    qoran: 'quran',
    coran: 'quran',
    kuran: 'quran',
    koran: 'quran',
    alquran: 'quran',
    hadeeth: 'hadith',
    hadeth: 'hadith',
    hadis: 'hadith',
    sureh: 'surah',
    surat: 'surah',
    sura: 'surah',
    surahs: 'surah',
    aya: 'ayah',
    ayat: 'ayah',
    ayats: 'ayah',
    ayet: 'ayah',
    vers: 'verse',
    verce: 'verse',
  }),
);

const LONG = (
  'suicide suicidal myself himself herself husband boyfriend girlfriend anymore overdose worthless hopeless pointless ' +
  'strangled threatens threatened threatening painless painlessly divorced divorce inheritance pregnant medication ' +
  'instructions previous scripture'
).split(' ');

/** The word that was meant, where that is plain. */
export function spelled(word: string): string {
  const short = SHORT.get(word);
  if (short !== undefined || word.length < 6) return short ?? word;
  if (LONG.includes(word)) return word;
  return LONG.find((known) => known[0] === word[0] && editDistance(known, word, 1) <= 1) ?? word;
}
