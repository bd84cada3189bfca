import type { DraftBlock } from '../draft-answer.ts';
import { type SiteText, siteText } from '../site-text.ts';
import type { OfferedPoint } from './choice-replies.ts';

/** What this site says to visitors who ask in a language that it does not answer in. */
interface Lead {
  /** What it can do. */
  offer: SiteText;
  /** Before the points of its notes that fit. */
  fitting: SiteText;
  /** Where none fits. */
  nothing: SiteText;
}

const leads: Readonly<Record<string, Lead>> = {
  fr: {
    offer: siteText`Ce site répond en anglais et en arabe, pas encore en français.`,
    fitting: siteText`Ces notes, en anglais, correspondent à votre question`,
    nothing: siteText`Aucune note ne correspond clairement à votre question. Essayez avec un mot du sujet (*zakat*, *wudu*, *ramadan*) ou posez la question en anglais ou en arabe.`,
  },
  tr: {
    offer: siteText`Bu site İngilizce ve Arapça cevap verir; henüz Türkçe yazmıyor.`,
    fitting: siteText`Sorunuza uyan İngilizce notlar`,
    nothing: siteText`Sorunuza açıkça uyan bir not bulunamadı. Konuyu bir iki kelimeyle yazın (*zakat*, *wudu*, *ramadan*) ya da İngilizce veya Arapça sorun.`,
  },
  id: {
    offer: siteText`Situs ini menjawab dalam bahasa Inggris dan Arab, dan belum dalam bahasa Indonesia atau Melayu.`,
    fitting: siteText`Catatan berbahasa Inggris yang sesuai dengan pertanyaan Anda`,
    nothing: siteText`Belum ada catatan yang jelas menjawab pertanyaan ini. Tulislah pokoknya dalam satu dua kata (*zakat*, *wudu*, *ramadan*) atau tanyakan dalam bahasa Inggris atau Arab.`,
  },
  'ur-Latn': {
    offer: siteText`Yeh site English aur Arabic mein jawab deti hai, Urdu mein abhi nahin.`,
    fitting: siteText`Aap ke sawal se milte hue notes, English mein`,
    nothing: siteText`Is sawal ka saaf jawab yahan abhi nahin mila. Mauzu ek do lafzon mein likhein (*zakat*, *wudu*, *ramadan*) ya English ya Arabic mein poochein.`,
  },
  ur: {
    offer: siteText`یہ سائٹ انگریزی اور عربی میں جواب دیتی ہے، اردو میں ابھی نہیں۔`,
    fitting: siteText`آپ کے سوال سے ملتے ہوئے نوٹس، انگریزی میں`,
    nothing: siteText`اس سوال کا صاف جواب یہاں ابھی نہیں ملا۔ موضوع ایک دو لفظوں میں لکھیں یا انگریزی یا عربی میں پوچھیں۔`,
  },
  es: {
    offer: siteText`Este sitio responde en inglés y en árabe; todavía no escribe en español.`,
    fitting: siteText`Estas notas, en inglés, corresponden a su pregunta`,
    nothing: siteText`Ninguna nota responde claramente a su pregunta. Escriba el tema en una o dos palabras (*zakat*, *wudu*, *ramadan*) o pregunte en inglés o en árabe.`,
  },
  de: {
    offer: siteText`Diese Seite antwortet auf Englisch und Arabisch, noch nicht auf Deutsch.`,
    fitting: siteText`Diese englischen Notizen passen zu Ihrer Frage`,
    nothing: siteText`Keine Notiz passt deutlich zu Ihrer Frage. Nennen Sie das Thema in ein, zwei Wörtern (*zakat*, *wudu*, *ramadan*) oder fragen Sie auf Englisch oder Arabisch.`,
  },
  bn: {
    offer: siteText`এই সাইট ইংরেজি ও আরবিতে উত্তর দেয়, এখনও বাংলায় নয়।`,
    fitting: siteText`আপনার প্রশ্নের সঙ্গে মেলে এমন ইংরেজি লেখা`,
    nothing: siteText`এই প্রশ্নের স্পষ্ট উত্তর এখানে এখনও নেই। বিষয়টি এক-দুই শব্দে লিখুন (*zakat*, *wudu*, *ramadan*) অথবা ইংরেজি বা আরবিতে জিজ্ঞাসা করুন।`,
  },
};

/** Says in the visitor's language what this site can do, and names the points that fit; undefined for other languages. */
export function otherLanguageReply(language: string, choices: readonly OfferedPoint[]): DraftBlock[] | undefined {
  const lead = leads[language];
  if (!lead) return undefined;
  return [
    { kind: 'own', words: lead.offer },
    choices.length > 0
      ? {
          kind: 'links',
          introducedBy: lead.fitting,
          links: choices.map(({ slug, point, title }) => ({ slug, point, title })),
          isList: true,
        }
      : { kind: 'own', words: lead.nothing },
  ];
}
