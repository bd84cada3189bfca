import type { Premise } from './read-premise.ts';

// Ways in which a question attributes a statement to scripture: the group `claim` is the statement. Phrases cannot express
// this grammar, so these are regular expressions; every gap in them is bounded.

export const premisePatterns: readonly { manner: Premise['manner']; pattern: RegExp }[] = [
  {
    manner: 'whether',
    pattern:
      /^(?:\p{L}+[,.!] |(?:so|and|but|hi|hello|salam|please) )?(?:does|did|do|has|have) (?:the |any |a )?(?:qur'?an|koran|allah|god|prophet|prophet muhammad|muhammad|messenger|verse|surah|ayah|hadith|it)\b(?: (?:in the|of|ever|really|actually|literally|anywhere)(?: qur'?an| koran)?)* (?:say|said|state|claim|mention that|teach that|tell us|tell us that)\b(?: (?:somewhere|anywhere))?(?: in the (?:qur'?an|koran))?(?<claim>.+)/iu,
  },
  {
    manner: 'whether',
    pattern:
      /^(?:\p{L}+[,.!] |(?:so|and|but|hi|hello|salam|please) )?(?:is|was) (?:it|there)\b.{0,20}?\b(?:written|mentioned|stated|in the (?:qur'?an|koran)|a verse|an ayah|a surah|any verse|a hadith)\b.{0,40}?\b(?:that|saying|says)(?: the (?:qur'?an|koran) says)? (?<claim>.+)/iu,
  },
  {
    manner: 'whether',
    pattern:
      /^(?:\p{L}+[,.!] |(?:so|and|but|hi|hello|salam|please) )?is it true that (?:the (?:qur'?an|koran)|allah|god|the prophet|muhammad) (?:says?|said) (?<claim>.+)/iu,
  },
  {
    manner: 'whether',
    pattern:
      /^(?:\p{L}+[,.!] |(?:so|and|but|hi|hello|salam|please) )?(?:is|are) (?<claim>(?:\S+ ){3,40}?)(?:really |actually |also )?(?:(?:in|from) the (?:qur'?an|koran)|a (?:qur'?anic )?verse|an ayah|a hadith)\b[^a-z]*$/iu,
  },
  {
    manner: 'whether',
    pattern:
      /^(?:\p{L}+[,.!] |(?:so|and|but|hi|hello|salam|please) )?(?:why|since|because|as) (?:does |did )?(?:the )?(?:qur'?an|koran|allah|god) says? (?:in the (?:qur'?an|koran) )?(?:that )?(?<claim>.+)/iu,
  },
  {
    manner: 'words',
    pattern:
      /\b(?:which|what|what's|whats|the|an?|any|me|one) (?:is the |exact |clear |single |authentic )?(?:verse|ayah?|ayat|surah?|surat|chapter|passage|hadith|hadeeth|narration)s?(?: \S+){0,6}? (?:says?|said|saying|states?|tells (?:us|me)|teach(?:es)?|reads|claims?|declares?|proves?|shows?|confirms?|predicts|warns|mentions that|explains that)\b(?<claim>.+)/iu,
  },
  {
    manner: 'rule',
    pattern:
      /\b(?:which|what) (?:verse|ayah?|ayat|surah?|surat|chapter|passage|hadith|hadeeth|narration)s?(?: (?:of|in|from) (?:the |sahih |holy |al-)*\S+)? (?:that )?(?:allows?|permits?|forbids?|prohibits?|bans|commands?|orders?|obliges?|requires?|makes|instructs?|tells|lists|names|calls|gives|condemns|justifies|encourages|recommends|lets|asks|supports|sets|abolishes|punishes|promises) (?<claim>.+)/iu,
  },
  {
    manner: 'words',
    pattern:
      /\b(?:quote|give|show|cite|find|send|need|want|recite|tell|provide|post)(?: me| us)?(?: the| an?)? (?:verse|ayah?|ayat|surah?|surat|chapter|passage|hadith|hadeeth|narration)s?(?: (?:of|in|from) (?:the |sahih |holy |al-)*\S+)? (?:that|where|in which|when)(?! (?:talks?|speaks?|deals?|is about|discuss))\b(?<claim>.+)/iu,
  },
  {
    manner: 'words',
    pattern:
      /\b(?:quote|give|show|cite|find|send|need|want|recite|tell|which|what is|what's)(?: me| us)?(?: the| an?)? (?:hadith|hadeeth|narration)s?(?: (?:of|in|from) (?:the |sahih |holy |al-)*\S+)? (?:about|on|of|with)\b(?<claim>(?: \S+){3,})/iu,
  },
  {
    manner: 'words',
    pattern:
      /\bwhere\b(?: \S+){0,7}? (?:says?|said|state[sd]?|writt?en|teach(?:es)?|claims?|declares?|mentions? that)\b(?: (?:down )?(?:in|by) (?:the )?(?:holy )?(?:qur'?an|koran|bible|hadith|bukhari)\b)?(?<claim>.+)/iu,
  },
  { manner: 'words', pattern: /\bwhere in (?:the )?(?:qur'?an|koran) (?:it )?(?:says?|is it said)\b(?<claim>.+)/iu },
  { manner: 'words', pattern: /\b(?:the )?(?:qur'?an|koran) (?:says|states|teaches|claims) (?<claim>.+)/iu },
  {
    manner: 'whether',
    pattern:
      /هل (?:هناك|يوجد|توجد|في|فيه|كاين|ورد|وردت|ذكر|جاء|جاءت|صحيح أن|صح ان|حقا|قال|يقول)[^:«"]{0,30}?(?:آية|اية|ايه|حديث|القرآن|القران|الله|النبي|الرسول)(?: في (?:القرآن|القران))?(?: صحيح)? ?(?:تقول|يقول|بتقول|قال|أن|إن|ان|بأن|:)(?<claim>.+)/iu,
  },
  {
    manner: 'whether',
    pattern:
      /(?:هل|عبارة|مقولة) (?<claim>(?:\S+ ){2,30}?)(?:آية|اية|ايه|حديث|قرآن|قران|من (?:القرآن|القران)|في (?:القرآن|القران))(?: صحيح| أم حديث| أم لا| ام حديث| أو حديث)?[^\p{L}]*$/iu,
  },
  {
    manner: 'words',
    pattern:
      /(?<!\p{L})(?:quel(?:le)?s? (?:verset|sourate|hadith|passage)s?|dans quel(?:le)? (?:verset|sourate|hadith)|o[uù]) .{0,40}?(?<!\p{L})(?:dit|dit-il|dit-elle|écrit|ecrit|mentionné|affirme|enseigne)\b(?: que| qu')?(?<claim>.+)/iu,
  },
  {
    manner: 'rule',
    pattern: /\bquel(?:le)?s? (?:verset|sourate|hadith)s? (?:interdit|ordonne|permet|autorise|impose)(?<claim>.+)/iu,
  },
  {
    manner: 'words',
    pattern:
      /\b(?:ayat|surat|surah|hadits?) (?:mana|apa|berapa)(?: yang)? (?:berbunyi|mengatakan|menyebutkan|menyatakan|bilang|berkata|berisi)(?: bahwa)?(?<claim>.+)/iu,
  },
  {
    manner: 'rule',
    pattern:
      /\b(?:ayat|surat|surah|hadits?) (?:mana|apa)(?: yang)? (?:memerintahkan|melarang|membolehkan|menyuruh|mewajibkan)(?<claim>.+)/iu,
  },
  {
    manner: 'words',
    pattern: /\bdi ?mana\b.{0,40}?\b(?:disebut\w*|tertulis|dikatakan|ditulis)(?: bahwa)?(?<claim>.+)/iu,
  },
  {
    manner: 'words',
    pattern:
      /\b(?:kis|kaunsi|konsi|kon si|kaun si|kahan|kaha)\b.{0,40}?\b(?:likha|kaha|farmaya|aaya|aya|zikr)\b(?: hua| gaya)?(?: hai)?(?: ke| ki| k)?(?<claim>.+)/iu,
  },
  {
    manner: 'words',
    pattern: /(?:کس|کون سی|کونسی|کہاں).{0,40}?(?:لکھا|کہا|فرمایا|آیا|ذکر)(?: ہوا| گیا)?(?: ہے)?(?: کہ)?(?<claim>.+)/iu,
  },
  {
    manner: 'words',
    pattern:
      /\bhangi (?:ayet|sure|hadis)\p{L}*(?<claim>.+?) (?:diyor|der|deniyor|yaz[ıi]yor|ge[çc]iyor|s[öo]yl\p{L}+|buyur\p{L}+|bildir\p{L}+)/iu,
  },
  {
    manner: 'words',
    pattern:
      /\b(?:qu[eé]|cu[aá]l|en qu[eé]) (?:vers[ií]culo|aleya|sura|hadiz|hadith)\b.{0,30}?\b(?:dice|dijo|afirma|menciona|est[aá] escrito)\b(?: que)?(?<claim>.+)/iu,
  },
  {
    manner: 'words',
    pattern: /\bd[oó]nde\b.{0,30}?\b(?:dice|est[aá] escrito|afirma)\b(?: el cor[aá]n)?(?: que)?(?<claim>.+)/iu,
  },
  {
    manner: 'words',
    pattern:
      /(?:أي|اي|أية|أيّ|اية|انهي|أنهي|شنو|شو) (?:سورة|سوره|السور|آية|اية|ايه|آيه|حديث|الآيات|موضع)(?: من (?:القرآن|القران)| في (?:القرآن|القران))? (?:وردت?|ذكرت?|ذُكرت?|جاءت?|نزلت?|قالت?|يقول|تقول|قيل|نصت?|فيها|توجد|يوجد|بتقول|تنص)(?: فيها| فيه)?(?: الله| تعالى| ربنا| النبي| الرسول| عبارة| آية| اية| أن| إن| ان| قوله| قول| على| جملة| قوله تعالى| مقولة| حديث)*(?<claim>.+)/iu,
  },
  {
    manner: 'rule',
    pattern:
      /(?:أي|اي|ما) (?:هي )?(?:سورة|سوره|آية|اية|ايه|الآية|الاية|حديث|الحديث)(?: التي| الذي)? (?:تحرم|تحلل|تأمر|تبيح|تنهى عن|تمنع|تجيز|توجب|يحرم|يأمر|يبيح|تسمي|تذكر)(?<claim>.+)/iu,
  },
  {
    manner: 'words',
    pattern:
      /(?:أين|اين|وين|فين|فاين) (?:وردت?|ذكرت?|ذُكرت?|جاءت?|قالت?|يقول|نجد|مكتوب|قيل|مذكور|هو|هي)(?: في (?:القرآن|القران|الحديث|السنة|البخاري))?(?: الله| تعالى| ربنا| النبي| الرسول| آية| اية| أن| إن| ان| قوله| قول| حديث| في (?:القرآن|القران))*(?<claim>.+)/iu,
  },
  {
    manner: 'words',
    pattern:
      /(?:الآية|الاية|الايه|آية|الحديث|حديث)(?: القرآنية| الشريف| النبوي)? (?:التي|الذي|اللي|يلي) (?:تقول|يقول|بتقول|بيقول|تنص على|ينص على|قال فيه|قال فيها|يقول فيه|يقول فيها|فيها|فيه|ورد فيها|ورد فيه)(?: أن| بأن)?(?<claim>.+)/iu,
  },
];
