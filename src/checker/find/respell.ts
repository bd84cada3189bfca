import { foldArabic } from '../../text/fold-arabic.ts';
import type { WordToken } from '../../text/tokens.ts';

/**
 * The same words, parted as the Quran's edition parts them; undefined where nothing changes. Some write «و إياك» with a
 * blank, «ياموسى» without one, and in the bare letters of the Uthmani spelling «يموسى» (`joinedYa`).
 */
export function respelled(tokens: readonly WordToken[], joinedYa: 'يا' | 'ي'): WordToken[] | undefined {
  const parted: WordToken[] = [];
  let isChanged = false;
  for (let at = 0; at < tokens.length; at++) {
    const [token, next] = [tokens[at], tokens[at + 1]];
    if (!token) break;
    if (next && loneWaw.test(token.written)) {
      parted.push(...withoutVocative({ ...next, written: token.written + next.written, start: token.start }, joinedYa));
      isChanged = true;
      at++;
      continue;
    }
    const words = withoutVocative(token, joinedYa);
    isChanged ||= words.length > 1;
    parted.push(...words);
  }
  return isChanged ? parted : undefined;
}

const loneWaw = /^و\p{M}*$/u;

function withoutVocative(token: WordToken, joinedYa: 'يا' | 'ي'): WordToken[] {
  const [, before, called = ''] = (joinedYa === 'يا' ? withAlef : withoutAlef).exec(token.written) ?? [];
  if (before === undefined || !vocatives.has(foldArabic(called, 'written'))) return [token];
  const waw = /^[وف]/u.exec(before)?.[0] ?? '';
  return [
    { ...token, written: `${waw}يا` },
    { ...token, written: called },
  ];
}

const withAlef = /^((?:[وف]\p{M}*)?ي\p{M}*ا\p{M}*)(.+)$/u;
const withoutAlef = /^((?:[وف]\p{M}*)?ي\p{M}*)(.+)$/u;

/** The words that stand behind «يا» in the Quran, folded: counted in its text. */
const vocatives: ReadonlySet<string> = new Set(
  (
    'ايها ايه ايتها ادم بني قوم قومنا موسي عيسي مريم اولي اهل ليتني ليتنا ليتها ليت ويلتي ويلتنا ويلنا حسرتنا حسرتي حسره معشر ' +
    'صالح شعيب فرعون نوح ارض سما هود ابراهيم لوط ابت ابانا بشري صاحبي اسفي ابليس ذا زكريا يحي اخت هارون سامري نار رب هامان ' +
    'عبادي عباد نسا جبال داود مالك'
  ).split(' '),
);
