import { questionWords } from './question-words.ts';

const list = (words: string) => new Set(questionWords(words));

/** Words that say nothing of what a question is about. */
export const stopWords = list(`
a about according actually after again all allow allowed also always am an and another any anybody anyone anything are
as ask at back bad be became because been before being best better between big both but by came can cannot cant come
consider could day days did didnt difference different do does doesnt doing done dont during each either else end ever
every everyone everything exactly explain explanation few find first for forbidden forever from get gets give given go
goes going good got great had happen happened happens has have having he hello help her here hers hi him himself his hit
how however i if im in including instead into is isnt it its itself just keep kind know known last let lets like list
little long lot made make makes making man many may maybe me mean meaning means mention mentioned mentions might mine
more most much must my myself name need needs never new next no non nor not nothing now of off often ok okay old on once
one only or other others our out over own particular people permissible permitted person place please possible prohibited
punishable put question questions quickly quote quotes ramble read really reason right role rule rules ruling rulings
said same say saying says see seem shall she should show simple since sins so some someone something still such sure take
talk tell than thank thanks that thats the their them themselves then there therefore these they thing things think this
those though through time times to today together told too topic toward true truth try two under understand until up upon
us use used very view views want wants was wasnt way ways we well went were what whats when where whether which while who
whom whos whose why will with within without word words world would wrong year years yes yet you young your yours
yourself four five three half according teaches teach teaching teachings rightly bought buy gets somebody anymore
wo stop stopped taking become becomes becoming full far line above below start starting repeat everything becuase becos pls missed miss
where explains speak speaks regarding concerning related relation regard importance important concept definition define
في من الي علي عن ان انا هل ما ماذا ماهو هو هي هم هذا هذه ذلك تلك التي الذي الذين كيف لماذا متي اين كم اي ايه او ثم لا لم لن ليس
كان كانت يكون قال قد كل بعض عند بين مع بعد قبل يجب يجوز حكم معني قصه سوره ايات وردت ذكر اذا لو عليه السلام ها يا لي له لها به فيه
تفسير فضل اهميه ماهي النبي نبي قصه يقول تقول تعالي صلي وسلم
`);

/** Words that place a question in this field and yet say nothing of its subject: half the Quran would match. */
export const fieldWords = list(`
allah god islam islamic islams muslim muslims quran qurans koran quranic qur ayah ayat aya ayahs verse verses surah sura
surahs chapter scripture haram halal sharia shariah fiqh sunnah sunni shia hadith hadeeth imam fatwa deen din mushaf
prophet prophets messenger revert convert converted religion religious الله اسلام الاسلام مسلم المسلم مسلمين المسلمين قران القران ايه سوره شريعه دين الدين
`);
