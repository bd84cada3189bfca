/** Words whose loss at the edge of a quotation can turn its sense, in one language, in the forms that words are compared in. */
export interface TurningWords {
  /** Come before what they deny: “do not approach”, «لا تقربوا». */
  negations: ReadonlySet<string>;
  /** Deny what comes before them: French “pas”, Bengali “না”; English “they know not”. */
  negationsBehind: ReadonlySet<string>;
  /** May come between a negation and what it denies: “not to be”. */
  fillers: ReadonlySet<string>;
  /** Begin something new: a negation before them belongs to what comes before it: “some believe and some do not, but …”. */
  openers: ReadonlySet<string>;
  /** Take something back from what comes before them, whatever that is: “except”, «إلا», “until”. */
  exceptions: ReadonlySet<string>;
  /** Take something back from a prohibition or a denial alone: “do not approach prayer while you are intoxicated”. */
  exceptionsFromNegation: ReadonlySet<string>;
  /** Make what follows a mere possibility: “if”, «لو». */
  conditions: ReadonlySet<string>;
  /** Begin a verse that only goes on with the one before: “who are heedless of their prayer”. */
  continuations: ReadonlySet<string>;
}

type Listed = Partial<Record<keyof TurningWords, string>>;

function listed(lists: Listed): TurningWords {
  const words = (text = '') => new Set(text.normalize('NFKC').split(' ').filter(Boolean));
  return {
    negations: words(lists.negations),
    negationsBehind: words(lists.negationsBehind),
    fillers: words(lists.fillers),
    openers: words(lists.openers),
    exceptions: words(lists.exceptions),
    exceptionsFromNegation: words(lists.exceptionsFromNegation),
    conditions: words(lists.conditions),
    continuations: words(lists.continuations),
  };
}

/**
 * Closed lists, by language. They hold what always denies or excepts and leave out what often does something else
 * (English “but”, «غير»), because a genuine quotation that is accused costs as much trust as a turned one that passes.
 * Of some languages only the negations are listed: a list that nobody here can check would accuse at random.
 */
const byLanguage: Readonly<Record<string, TurningWords>> = {
  en: listed({
    negations:
      'not no never nor neither none nothing nobody cannot dont doesnt didnt wont cant isnt arent wasnt shouldnt',
    negationsBehind: 'not never',
    fillers:
      'to be been being have has had do does did ever let a an the any all will would shall should may might can could must is are was were',
    openers:
      'and but or then so if except unless until that for because when while who whom whose which indeed as lest than nor rather',
    exceptions: 'except unless until',
    exceptionsFromNegation: 'while besides',
    conditions: 'if unless lest whether',
    continuations: 'who whom whose which except unless until but',
  }),
  // Forms of the Quran's spelling and of today's. «ما» and «إن» are decided by what follows them (`judge-cuts`).
  ar: listed({
    negations: 'لا ولا فلا لن ولن فلن لم ولم فلم ليس وليس فليس ليست وليست ليسوا لست ولست لستم لستن لسنا',
    exceptions: 'الا حتي',
    exceptionsFromNegation: 'وانتم وانت غيره غيري',
    conditions: 'لين ولين لو ولو فلو لولا ولولا',
    continuations: 'الذين الذي التي الا حتي',
  }),
  fr: listed({
    negations: 'ne ni non jamais nul nulle aucun aucune pas point',
    negationsBehind: 'pas point jamais',
    exceptions: 'sauf excepté hormis',
  }),
  es: listed({ negations: 'no ni nunca jamás nadie ningún ninguno ninguna tampoco', exceptions: 'excepto salvo sino' }),
  sv: listed({
    negations: 'inte ej icke aldrig ingen inget inga varken',
    negationsBehind: 'inte ej icke aldrig',
    exceptions: 'utom förrän',
  }),
  id: listed({
    negations: 'tidak tidaklah tiada tiadalah bukan bukanlah jangan janganlah belum tak',
    exceptions: 'kecuali melainkan hingga',
  }),
  tr: listed({ negationsBehind: 'değil değildir yok yoktur' }),
  ru: listed({ negations: 'не ни нет нельзя никогда никто ничто', exceptions: 'кроме пока' }),
  bn: listed({ negationsBehind: 'না নয় নেই নহে' }),
  ur: listed({ negations: 'نہ نہیں مت', negationsBehind: 'نہیں' }),
  zh: listed({ negations: '不 没 沒 未 勿 莫 无 無' }),
};

/** The lists of a language, if there are any. */
export function turningWordsOf(language: string): TurningWords | undefined {
  return language.endsWith('-Latn') ? undefined : byLanguage[language.split('-')[0] ?? ''];
}
