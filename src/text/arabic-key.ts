/**
 * Unifies what citations never distinguish: vowel marks, the seats of hamza, ta marbuta and ha, the two forms of ya.
 */
export function arabicKey(word: string): string {
  return word.replace(unwritten, '').replace(variants, (letter) => plain[letter] ?? '');
}

/** The word itself and the word without a prefix `and`, `so`, `in`, `to`, `as`: `وسورة`, `بسورة`, `فالآية`. */
export function withoutClitics(key: string): string[] {
  const forms = [key];
  for (const clitic of clitics) {
    if (!key.startsWith(clitic) || key.length < clitic.length + 2) continue;
    const rest = key.slice(clitic.length);
    // للبخاري is ل and البخاري.
    forms.push(clitic.endsWith('لل') ? `ال${rest}` : rest);
  }
  return forms;
}

const clitics = ['و', 'ف', 'ب', 'ل', 'ك', 'لل', 'وب', 'فب', 'ول', 'ولل', 'وك'];

const unwritten = /[\p{Mn}\p{Cf}\u0640\u0621]/gu;

const variants = /[أإآٱؤئىیېةۃکھہە]/gu;
const plain: Readonly<Record<string, string>> = {
  أ: 'ا',
  إ: 'ا',
  آ: 'ا',
  ٱ: 'ا',
  ؤ: 'و',
  ئ: 'ي',
  ى: 'ي',
  ی: 'ي',
  ې: 'ي',
  ة: 'ه',
  ۃ: 'ه',
  ک: 'ك',
  ھ: 'ه',
  ہ: 'ه',
  ە: 'ه',
};
