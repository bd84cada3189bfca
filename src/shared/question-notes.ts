/** The notes that treat a sample question, by its id, the nearest first. */
export const notesOfQuestion: Readonly<Record<string, readonly string[]>> = {
  '1': ['prayer-when-travelling', 'fasting-exemptions-and-fidya'],
  '2': ['how-the-quran-was-preserved', 'revelation-and-hira', 'quran-structure'],
  '3': ['grades-of-hadith', 'what-is-hadith', 'hadith-collections-and-hadith-qudsi'],
  '4': ['daily-life-of-the-prophet', 'manners-and-greetings', 'everyday-phrases'],
  '5': ['visiting-muslims-as-a-guest', 'mosque-and-adhan'],
};
