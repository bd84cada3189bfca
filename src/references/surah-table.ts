/**
 * One line for each surah, in order: number of verses in the Kufan count (6,236 in total) | usual name | meanings by
 * which people cite it | other names, and spellings that `latin-key.ts` does not map to the usual one | Arabic names.
 */
export const surahTable = `
7 | Al-Fatihah | The Opening, The Opener | Fatihatul Kitab, Alhamd, Umm al-Kitab | الفاتحة، فاتحة الكتاب، الحمد، أم الكتاب
286 | Al-Baqarah | The Cow, The Heifer | Baqra, Baqarat, Baqoroh | البقرة
200 | Ali 'Imran | Family of Imran, House of Imran, Imran's Family | Omran | آل عمران
176 | An-Nisa | The Women | Nisai | النساء
120 | Al-Ma'idah | The Table Spread, The Table, The Feast | Mayidah | المائدة
165 | Al-An'am | The Cattle, The Livestock | - | الأنعام
206 | Al-A'raf | The Heights, The Elevated Places | - | الأعراف
75 | Al-Anfal | The Spoils of War, The Spoils, The Booty | - | الأنفال
129 | At-Tawbah | The Repentance | Tobah, Bara'ah, Bara'at | التوبة، براءة
109 | Yunus | Jonah | Yunis | يونس
123 | Hud | The Prophet Hud | - | هود
111 | Yusuf | Joseph | Yousef | يوسف
43 | Ar-Ra'd | The Thunder | - | الرعد
52 | Ibrahim | Abraham | - | إبراهيم، ابراهام
99 | Al-Hijr | The Rocky Tract, The Stoneland, The Valley of Stone, Stone Valley, Rock City | Hajr, Hijir | الحجر
128 | An-Nahl | The Bee, The Bees | Nahal | النحل
111 | Al-Isra | The Night Journey, Children of Israel, The Journey by Night | Bani Israil, Banu Israil, Asra | الإسراء، بني إسرائيل، بنو إسرائيل، سبحان
110 | Al-Kahf | The Cave | Kahaf | الكهف
98 | Maryam | Mary | Mariam, Maryum | مريم
135 | Ta-Ha | Ta Ha | Toha | طه
112 | Al-Anbiya | The Prophets | Anbya, Ambiya | الأنبياء
78 | Al-Hajj | The Pilgrimage, The Hajj | - | الحج
118 | Al-Mu'minun | The Believers | Muminin | المؤمنون، المؤمنين
64 | An-Nur | The Light | - | النور
77 | Al-Furqan | The Criterion, The Standard | - | الفرقان
227 | Ash-Shu'ara | The Poets | - | الشعراء
93 | An-Naml | The Ant, The Ants | Namal | النمل
88 | Al-Qasas | The Stories, The Story, The Narration, The Narrative | Qisas | القصص
69 | Al-'Ankabut | The Spider | - | العنكبوت
60 | Ar-Rum | The Romans, Rome, The Byzantines | - | الروم
34 | Luqman | The Wise | - | لقمان
30 | As-Sajdah | The Prostration, The Adoration | Sajadah, Sijdah, Alif Lam Mim Sajdah, Tanzil | السجدة، الم السجدة، ألم تنزيل، تنزيل السجدة
73 | Al-Ahzab | The Combined Forces, The Confederates, The Clans, The Coalition, The Allies, The Joint Forces | - | الأحزاب
54 | Saba | Sheba | - | سبأ
45 | Fatir | The Originator, The Creator, The Angels | Malaika | فاطر، الملائكة
83 | Ya-Sin | Ya Sin | - | يس، ياسين
182 | As-Saffat | Those who set the Ranks, Those Ranged in Ranks, Ranged in Rows, The Rangers | - | الصافات
88 | Sad | The Letter Sad, The Letter Saad | Suad, Swad, Shad | ص، صاد
75 | Az-Zumar | The Troops, The Groups, The Crowds, The Throngs | Zumer | الزمر
85 | Ghafir | The Forgiver, The Believer, Forgiving One | Mu'min | غافر، المؤمن
54 | Fussilat | Explained in Detail, Expounded, Made Distinct | Ha Mim Sajdah | فصلت، حم السجدة
53 | Ash-Shura | The Consultation, The Counsel | - | الشورى، الشورا
89 | Az-Zukhruf | The Ornaments of Gold, Gold Adornments, The Ornaments | Zukhraf, Zuhruf | الزخرف
59 | Ad-Dukhan | The Smoke | - | الدخان
37 | Al-Jathiyah | The Crouching, The Kneeling, The Kneeling Down | Jasiyah | الجاثية
35 | Al-Ahqaf | The Wind-Curved Sandhills, The Dunes, The Sand Dunes, The Sandhills | - | الأحقاف
38 | Muhammad | The Prophet Muhammad | Qital | محمد، القتال
29 | Al-Fath | The Victory, The Conquest, The Triumph | Fatah, Fateh | الفتح
18 | Al-Hujurat | The Rooms, The Chambers, The Private Apartments, The Inner Apartments, The Dwellings | Hujrat | الحجرات
45 | Qaf | The Letter Qaf | - | ق، قاف
60 | Adh-Dhariyat | The Winnowing Winds, The Scatterers, The Winnowers, The Scattering Winds | Zariyat, Thariyat, Dzariyat | الذاريات
49 | At-Tur | The Mount, Mount Sinai, The Mountain | - | الطور
62 | An-Najm | The Star | Najam | النجم
55 | Al-Qamar | The Moon | Qomar | القمر
78 | Ar-Rahman | The Beneficent, The Most Merciful, The Most Gracious, The Merciful, The All-Merciful, The Lord of Mercy | Rehman | الرحمن، الرحمان
96 | Al-Waqi'ah | The Inevitable, The Event, The Inevitable Event, The Great Event, That Which is Coming | - | الواقعة
29 | Al-Hadid | The Iron | - | الحديد
22 | Al-Mujadilah | The Pleading Woman, She Who Disputes, The Disputation, The Dispute, She That Disputeth | Mujadalah | المجادلة
24 | Al-Hashr | The Exile, The Gathering, The Banishment, The Mustering | Hashar | الحشر
13 | Al-Mumtahanah | She That is to be Examined, The Examined One, She Who is Tested, The Woman to be Examined, Women Tested | Mumtahinah | الممتحنة
14 | As-Saff | The Ranks, The Row, The Battle Array, Solid Lines | - | الصف
11 | Al-Jumu'ah | The Congregation, Friday, The Day of Congregation, Congregational Prayer | Jumah, Jumuat, Jumat | الجمعة
11 | Al-Munafiqun | The Hypocrites | Munafiqin | المنافقون، المنافقين
18 | At-Taghabun | The Mutual Disillusion, Mutual Loss and Gain, Mutual Neglect | - | التغابن
12 | At-Talaq | The Divorce | - | الطلاق
12 | At-Tahrim | The Prohibition, The Banning | - | التحريم
30 | Al-Mulk | The Sovereignty, The Dominion, The Kingdom, The Control | Tabarak | الملك، تبارك
52 | Al-Qalam | The Pen | Nun | القلم، ن، نون
52 | Al-Haqqah | The Reality, The Sure Reality, The Inevitable Hour | - | الحاقة
44 | Al-Ma'arij | The Ascending Stairways, The Ways of Ascent, The Heavenly Ascents, The Stairways | Mearij | المعارج
28 | Nuh | Noah | - | نوح
28 | Al-Jinn | The Jinn, The Spirits | - | الجن
20 | Al-Muzzammil | The Enshrouded One, The Enfolded One, The Enwrapped One, The Wrapped | - | المزمل
56 | Al-Muddaththir | The Cloaked One, The Wrapped One, The One Wrapped Up | Mudassir, Mudatsir | المدثر
40 | Al-Qiyamah | The Resurrection, The Rising of the Dead, The Day of Resurrection | Qiyamat, Qayamah | القيامة
31 | Al-Insan | The Man, The Human, The Human Being | Dahr, Dahar, Hal Ata | الإنسان، الدهر، هل أتى
50 | Al-Mursalat | The Emissaries, Those Sent Forth, The Winds Sent Forth, The Envoys | - | المرسلات
40 | An-Naba | The Tidings, The Announcement, The News, The Great News, The Great Tiding | Amma | النبأ، عم، عم يتساءلون
46 | An-Nazi'at | Those Who Drag Forth, Those Who Pull Out, The Pullers, The Snatchers, The Forceful Chargers | - | النازعات
42 | 'Abasa | He Frowned, Frowning | Abas | عبس
29 | At-Takwir | The Overthrowing, The Folding Up, The Shrouding, Shrouded in Darkness | Kuwwirat | التكوير
19 | Al-Infitar | The Cleaving, The Cleaving Asunder, Torn Apart, The Bursting Apart | - | الانفطار
36 | Al-Mutaffifin | The Defrauding, The Defrauders, The Dealers in Fraud, Those Who Give Short Measure | Tatfif, Mutaffifun | المطففين، التطفيف
25 | Al-Inshiqaq | The Sundering, The Splitting Open, The Splitting Asunder, Ripped Apart | Insyiqaq | الانشقاق
22 | Al-Buruj | The Mansions of the Stars, The Constellations, The Towering Constellations, The Great Stars | - | البروج
17 | At-Tariq | The Nightcomer, The Nightcommer, The Night-Comer, The Morning Star, The Night Visitor | - | الطارق
19 | Al-A'la | The Most High | - | الأعلى
26 | Al-Ghashiyah | The Overwhelming, The Overwhelming Event, The Overshadowing | - | الغاشية
30 | Al-Fajr | The Dawn, The Break of Day | Fajar | الفجر
20 | Al-Balad | The City, The Land | - | البلد
15 | Ash-Shams | The Sun | Shamas, Syams | الشمس
21 | Al-Layl | The Night | - | الليل
11 | Ad-Duha | The Morning Hours, The Morning Brightness, The Forenoon, The Morning Light, The Glorious Morning Light | Zuha | الضحى
8 | Ash-Sharh | The Relief, The Expansion, The Solace, The Soothing, The Opening Up of the Heart | Inshirah, Alam Nashrah, Nashrah, Insyirah | الشرح، الانشراح، ألم نشرح
8 | At-Tin | The Fig, The Figs | - | التين
19 | Al-'Alaq | The Clot, The Clinging Clot, The Blood Clot, The Clinging Form, The Germ Cell | Iqra | العلق، اقرأ
5 | Al-Qadr | The Power, The Night of Power, The Night of Glory, The Destiny, The Night of Decree | Qadar | القدر
8 | Al-Bayyinah | The Clear Proof, The Clear Evidence, The Evidence | Lam Yakun | البينة، لم يكن
8 | Az-Zalzalah | The Earthquake, The Quaking | Zilzal, Zilzalah | الزلزلة، الزلزال
11 | Al-'Adiyat | The Courser, The Coursers, The Chargers, The Charging Steeds, The Galloping Horses | - | العاديات
11 | Al-Qari'ah | The Calamity, The Striking Hour, The Striking Calamity, The Striking Disaster | - | القارعة
8 | At-Takathur | The Rivalry in World Increase, The Competition, The Rivalry, Striving for More, Competition for More | Takasur | التكاثر، ألهاكم
3 | Al-'Asr | The Declining Day, The Passing of Time, The Flight of Time | Asar | العصر
9 | Al-Humazah | The Traducer, The Slanderer, The Backbiter, The Backbiters | - | الهمزة
5 | Al-Fil | The Elephant | - | الفيل
4 | Quraysh | The People of Quraysh | Quresh | قريش، لإيلاف
7 | Al-Ma'un | The Small Kindnesses, The Small Kindness, Almsgiving, The Neighbourly Assistance, Common Kindnesses | Mawun | الماعون
3 | Al-Kawthar | The Abundance, Abundance in Paradise | Kausar, Kothar, Kosar | الكوثر
6 | Al-Kafirun | The Disbelievers, The Unbelievers | Kafirin | الكافرون، الكافرين
3 | An-Nasr | The Divine Support, The Help, The Divine Help, The Succour | Nasar | النصر
5 | Al-Masad | The Palm Fiber, The Palm Fibre, The Twisted Strands | Lahab, Abu Lahab, Abi Lahab, Tabbat | المسد، اللهب، أبي لهب، أبو لهب، تبت
4 | Al-Ikhlas | The Sincerity, The Purity, The Purity of Faith, The Oneness, The Unity | Ihlas | الإخلاص، قل هو الله أحد
5 | Al-Falaq | The Daybreak, The Rising Dawn | - | الفلق
6 | An-Nas | Mankind, The People, The Men | - | الناس
`;
