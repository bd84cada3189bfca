import type { PersonalMatter } from './personal-ruling-signs.ts';
import { KIN } from './relation-words.ts';
import { signs, type TriageSign } from './signs.ts';

// A personal case in words that no phrase covers: somebody reports what happened to him, asks what follows for him,
// and names the matter. Each is one sign; only all three together make it a case.

const told = signs(`
= 1 tells of oneself
  my|our ${KIN}|marriage|nikah|kids|children|baby|child|job|salary|house|boss|loan|debt|business|pregnancy|period|fast|late|exhusband|exwife
  i|we|ive|weve|he|she|they|husband|wife said|told|did|took|left|married|signed|bought|promised|broke|missed|divorced|gave|borrowed|swore|forgot|ate|had|lost|inherited|works|work|worked|got|sold|lent|owe|owes|invested|vowed|cheated|stole|converted|reverted|moved|separated|remarried|wrote|sent|texted|died|passed|wants|refuses|refused|asked|made|used|slept|paid|earned|received|found|agreed|uttered|pronounced|kissed|adopted|raised|nursed|breastfed|fasted|prayed
  im|am|i am? pregnant|diabetic|breastfeeding|divorced|separated|engaged|married|sick|ill|widow|widowed|working|taking|employed|offered|indebted
  i|we have|need|own|live|suffer|take|want
`);

const asks = signs(`
= 1 asks what follows for oneself
  do|must|should|can|may|am|are|shall|could i|we|he|she|they|you
  is|was|does|did|will|would|has it|that|this|my|our|the|he|she
  what|how|which|who .. i|my|me|mine|we|our|us|gets|get|owe
  valid|count|counts|allowed|haram|halal|permissible|sinful|obliged|obligated|lawful|entitled|right|rights|sin|permitted|void|binding|ok|okay
`);

const matterWords: Readonly<Partial<Record<PersonalMatter, string>>> = {
  divorce: 'talaq|talak|khula|divorced|divorces|divorcing|iddah|iddat|zihar|reconcile|reconciled',
  custody: 'custody|visitation|guardianship',
  inheritance:
    'estate|inheritance|inherit|inherited|heirs|heir|bequest|bequeath|wasiyya|wasiyyah|faraid|siblings|deceased',
  takfir: 'kafir|apostate|murtad|disbeliever|mushrik|kufr|shirk|munafiq|takfir',
  medical:
    'surgery|medication|medications|ivf|abortion|abort|diabetes|dialysis|transplant|chemo|chemotherapy|antidepressants|insulin|pregnancy|miscarriage|hysterectomy|vasectomy|iud|contraception|psychiatrist|epilepsy|cancer|doctor|doctors|treatment|catheter|stoma|inhaler|injections|surrogate|feeding',
  oath: 'vow|vowed|oath|oaths|swore|sworn|nadhr|kaffarah|qasam',
  money:
    'mortgage|loan|loans|salary|riba|interest|insurance|bribe|invested|bank|employer|pension|debt|debts|stocks|crypto|bitcoin|leasing|contract|wages|tips|commission',
  marriage:
    'nikah|wali|mahr|dowry|mahram|breastfed|witnesses|polygamy|cowife|fiance|fiancee|stepdaughter|stepson|adopted',
};

/** For each matter the signs that must all be met. */
export const ownCases: readonly { matter: PersonalMatter; all: readonly TriageSign[] }[] = Object.entries(
  matterWords,
).map(([matter, words]) => ({
  matter: matter as PersonalMatter,
  all: [...told, ...asks, ...signs(`= 1 names the matter\n  ${words}`)],
}));
