import type { Edition } from './corpus.ts';

/** The two editions that answers quote. */
export const ARABIC_EDITION = 'quran-uthmani';
export const ENGLISH_EDITION = 'quran-saheeh-international';

/** An edition and the file of quran-json 3.1.2 that carries it, with that file's sha-256. */
export interface PackagedEdition extends Edition {
  file: string;
  sha256: string;
}

const packageLicence =
  'The package’s own files disagree (CC BY 4.0 in its package.json, CC BY-SA 4.0 in its licence text and read-me), and neither gives away what belongs to others.';

const fromTanzil = (address: string, maker: string) => ({
  provenance: `npm package quran-json 3.1.2; by its read-me ${maker}, from tanzil.net/trans/${address}`,
  licence: `Tanzil offers the translations it lists for non-commercial purposes only. ${packageLicence}`,
});

const fromEncyclopedia = (address: string, maker: string) => ({
  provenance: `npm package quran-json 3.1.2; by its read-me ${maker}, from The Noble Qur’an Encyclopedia (quranenc.com${address})`,
  licence: `The terms of quranenc.com were not traced. ${packageLicence}`,
});

const noNotes = 'Without the footnotes of the printed translation.';

/** Every edition that ships, Arabic first. The descriptions come from the packages and from counts in their files. */
export const packagedEditions: readonly PackagedEdition[] = [
  {
    id: ARABIC_EDITION,
    role: 'original',
    language: 'ar',
    title: 'The Quran in the Uthmani script',
    ...fromEncyclopedia('', 'the Uthmani text'),
    limits: 'The reading of Hafs alone; the basmala is not joined to the first verse of a surah.',
    file: 'quran_en.json',
    sha256: 'bae3acab517304dc2684d65949a00f31000a92818041cefabc234663da99d7a3',
  },
  {
    id: ENGLISH_EDITION,
    role: 'translation',
    language: 'en',
    title: 'Saheeh International (English)',
    ...fromTanzil('en.sahih', 'Umm Muhammad (Saheeh International)'),
    limits: `${noNotes} Full stops are missing at the ends of verses, and some closing quotation marks.`,
    file: 'quran_en.json',
    sha256: 'bae3acab517304dc2684d65949a00f31000a92818041cefabc234663da99d7a3',
  },
  {
    id: 'quran-bn-khan',
    role: 'translation',
    language: 'bn',
    title: 'Muhiuddin Khan (Bengali)',
    ...fromTanzil('bn.bengali', 'Muhiuddin Khan'),
    limits: `${noNotes} In 42 verses single letters are damaged (“#2453;” stands for one).`,
    file: 'quran_bn.json',
    sha256: '894086074f0e637d0488de1e6cb48a729dd60d38bfde3326bb6a2c66bf171a71',
  },
  {
    id: 'quran-es-garcia',
    role: 'translation',
    language: 'es',
    title: 'Muhammad Isa García (Spanish)',
    ...fromTanzil('es.garcia', 'Muhammad Isa García'),
    limits: noNotes,
    file: 'quran_es.json',
    sha256: '3232ba080fa1a04d23cc174550e84554af89fdcd2ff59b8870aef2267d0cd7c0',
  },
  {
    id: 'quran-fr-hamidullah',
    role: 'translation',
    language: 'fr',
    title: 'Muhammad Hamidullah (French)',
    ...fromTanzil('fr.hamidullah', 'Muhammad Hamidullah'),
    limits: `${noNotes} Which of its revisions this is, is not known.`,
    file: 'quran_fr.json',
    sha256: '2efc6d899d9504d63c4d62efa4fc89d38f99105237b7030b01b12f24bc1ebb8e',
  },
  {
    id: 'quran-id-affairs',
    role: 'translation',
    language: 'id',
    title: 'Indonesian Ministry of Religious Affairs (Indonesian)',
    ...fromEncyclopedia('/en/browse/indonesian_affairs', 'the Indonesian Islamic Affairs Ministry'),
    limits: 'In 601 verses the numbers of its footnotes stand in the text; the notes themselves are missing.',
    file: 'quran_id.json',
    sha256: '75d4672e11a638fc4e374df2ee9fa4d2257c562de9a5eb824532514e5c59d0ee',
  },
  {
    id: 'quran-ru-kuliev',
    role: 'translation',
    language: 'ru',
    title: 'Elmir Kuliev (Russian)',
    ...fromTanzil('ru.kuliev', 'Elmir Kuliev'),
    limits: noNotes,
    file: 'quran_ru.json',
    sha256: 'b04ec3408c6edd3c4ff2d5794eab4b63ee5363f1eb6ca0969663624e877346e2',
  },
  {
    id: 'quran-sv-bernstrom',
    role: 'translation',
    language: 'sv',
    title: 'Knut Bernström (Swedish)',
    ...fromTanzil('sv.bernstrom', 'Knut Bernström'),
    limits: `${noNotes} In 40:29 two escape signs (\\" and \\t) stand in the text.`,
    file: 'quran_sv.json',
    sha256: '60a3051fd522ddb32295d3a9837826e131db0607a9143c0c65bac153c6d723a7',
  },
  {
    id: 'quran-tr-diyanet',
    role: 'translation',
    language: 'tr',
    title: 'Directorate of Religious Affairs (Turkish)',
    ...fromTanzil('tr.diyanet', 'the Turkish Directorate of Religious Affairs'),
    limits: `${noNotes} It renders some verses together: 843 verses carry the same text as the verse before.`,
    file: 'quran_tr.json',
    sha256: '53c9772e2d4579ea290318302ba25aee2c74bef9537cbc360d7988d003e57fe1',
  },
  {
    id: 'quran-ur-maududi',
    role: 'translation',
    language: 'ur',
    title: 'Abul A‘la Maududi (Urdu)',
    ...fromTanzil('ur.maududi', 'Abul A‘la Maududi'),
    limits: noNotes,
    file: 'quran_ur.json',
    sha256: 'fe9c2ff72c287b3df8390b16eb27bb6de0210f20b417a5659b1fbdc29e58325f',
  },
  {
    id: 'quran-zh-makin',
    role: 'translation',
    language: 'zh',
    title: 'Muhammad Makin (Chinese)',
    ...fromEncyclopedia('/en/browse/chinese_makin', 'Muhammad Makin'),
    limits: noNotes,
    file: 'quran_zh.json',
    sha256: '0646a4794227cfbcd45f23b86328e7b9617bfbcce9571e91f87360495b11ef6c',
  },
  {
    id: 'quran-transliteration',
    role: 'transliteration',
    language: 'ar-Latn',
    title: 'The Quran in Latin letters',
    provenance:
      'npm package quran-json 3.1.2; by its read-me from tanzil.net/trans/en.transliteration. Who made it is not said',
    licence: `Tanzil offers what it lists beside the Quran’s text for non-commercial purposes only. ${packageLicence}`,
    limits: 'For readers of English, by no scholarly scheme: several Arabic letters share one Latin letter.',
    file: 'quran_transliteration.json',
    sha256: '36369741f23fe2b64fdcca39d047659256dab7b40f1717aefcb6198c514313a0',
  },
];

/** What an operator may switch off: everything but the words themselves. */
export const editionsToSwitchOff: readonly string[] = packagedEditions
  .map(({ id }) => id)
  .filter((id) => id !== ARABIC_EDITION);
