/** Maximum number of suggested questions for one note. */
const MOST = 3;

/** First words of phrasings that read well as a suggestion; search terms and personal cases do not. */
const OPENINGS = new Set(
  'who what how is are do does did can why when should which may will must where was were could has have'.split(' '),
);

const PERSONAL = /\b(?:i|my|me|we|our)\b/iu;

/** Names that visitors type in small letters. */
const NAMES = new Map(
  (
    'Aisha Allah Abraham Adam Arabic Ayyub Bathsheba Bible Christian Christians Christmas Dawud David Dhul Diwali Eid ' +
    'English Eve Friday Gabriel God Hajj Hanafi Iblis Ibrahim Isa Islam Islamic Jacob Jesus Jewish Jews Jibril Job ' +
    'Jonah Joseph Judi Kaaba Khadija Khidr Koran Mahdi Mary Mecca Mohammed Moses Muhammad Musa Muslim Muslims Noah ' +
    'Prophet Qarnayn Quran Qurans Ramadan Satan Shafi Shia Solomon Sunni Uthman Yunus Yusuf'
  )
    .split(' ')
    .map((name) => [name.toLowerCase(), name]),
);

/** Questions of a note that a reader may ask next, written as one writes them: `How much is zakat?` */
export function askAbout<Words extends string>(questions: readonly Words[]): Words[] {
  return questions
    .filter((question) => OPENINGS.has(question.split(' ', 1).join().toLowerCase()) && !PERSONAL.test(question))
    .slice(0, MOST)
    .map((question) => written(question) as Words);
}

function written(question: string): string {
  const named = question.replace(/[a-z]+/gi, (word) => NAMES.get(word) ?? word);
  return `${named.charAt(0).toUpperCase()}${named.slice(1)}?`;
}
