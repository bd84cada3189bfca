import type { Answer } from './types.ts';

const shorteningPrayers = `
Yes. A traveller prays two rak‘ahs (units of prayer) instead of four at noon (Zuhr), in the afternoon (Asr) and at night (Isha). Fajr at dawn and Maghrib at sunset stay as they are.

> [Quran 4:101]

The verse mentions danger, yet the Prophet ﷺ shortened his prayers in full safety too [Sahih al-Bukhari 1083], and all the way from Medina to Mecca and back [Sahih al-Bukhari 1081].

## Where the schools differ

- **Duty or permission?** Hanafis hold that the traveller must shorten, since prayer was first made two rak‘ahs and stayed so on journeys [Sahih al-Bukhari 1090]. Malikis call it a strongly recommended practice. Shafi‘is and Hanbalis understand the verse as giving a permission.
- **How far?** Most scholars today speak of 80 to 90 km; the Shia Ja‘fari school counts about 44 km, there and back together. Your 200 km is a journey for all of them, though Ja‘faris who travel regularly for work have rules of their own.
- **How long a stay?** With two or three days, every school still counts you as a traveller. The limit is four days for Malikis, Shafi‘is and (nearly) Hanbalis, fifteen for Hanafis, ten for Ja‘faris.

## Joining two prayers

The Prophet ﷺ joined Zuhr with Asr, and Maghrib with Isha, while on the road [Sahih al-Bukhari 1107]. Three of the four Sunni schools allow this to travellers; Hanafis keep it to two places in the pilgrimage. In all four, whoever prays behind a resident imam prays the full four with him.
`;

const preservingTheQuran = `
The Quran was kept in two ways from the start: by heart and in writing. Muslims trust that God Himself guards it, and that people’s care was the means.

> [Quran 15:9]

## In the Prophet’s ﷺ lifetime

It came down little by little [Quran 17:106], was recited in prayer, and lived in people’s memories [Quran 29:49]. Gabriel went through it with the Prophet ﷺ once a year, and twice in the year of his death [Sahih al-Bukhari 4998]. Scribes such as Zayd ibn Thabit wrote down what was revealed.

## One collection, then many copies

After many who knew it by heart had fallen in battle, the first caliph, Abu Bakr, asked Zayd to gather the whole. He searched palm stalks, thin stones and the memories of men, and the sheets were kept safe [Sahih al-Bukhari 4986]. Some years later Muslims in distant lands began to dispute about recitation. The third caliph, Uthman, had copies made from those sheets, sent them to the provinces, and ordered other written material to be burnt [Sahih al-Bukhari 4987].

## And the different recitations?

They are part of the tradition, not a secret. The Prophet ﷺ approved two companions who recited one chapter differently, and said that it had been revealed in seven ways [Sahih al-Bukhari 4992]. What exactly the seven are, scholars explain differently. Today’s recognised recitations mostly differ in sounds and forms of words, and sometimes in a shade of meaning.
`;

const visitingAMosque = `
In most mosques, yes: you are welcome, and an open day is the best time to go. The sacred mosque in Mecca is the exception.

## What the sources show

People came into the Prophet’s ﷺ mosque before they were Muslims. A man rode in on his camel, questioned him hard, was answered patiently, and only then declared his faith [Sahih al-Bukhari 63]. A captive who was not yet a Muslim was kept there too, and al-Bukhari reports it under a heading about idolaters entering a mosque [Sahih al-Bukhari 469]. Kindness to peaceful neighbours is part of the faith.

> [Quran 60:8]

## Where the schools differ

All agree that a mosque is a place for worshipping God [Quran 72:18]. On al-Masjid al-Haram in Mecca, most jurists take [Quran 9:28] to keep it for Muslims; classical Hanafis read that verse more narrowly. For other mosques, Hanafis and Shafi‘is allow visits, Shafi‘is with a Muslim’s permission. Hanbalis hold two views. Malikis, and many Shia jurists, are stricter and allow it only for a need, if at all. Your neighbours’ mosque follows its own view, and it has asked you in: go as its guests.

## On the day

- Wear loose clothes that cover arms and legs. Women are often asked to bring a scarf.
- Take off your shoes where the carpet begins, and silence your phone.
- If prayer starts, sit quietly at the back. Nobody expects you to join in. Do not walk in front of people who are praying.
- Some Muslims do not shake hands with the other sex. A hand on the heart is a warm greeting.
- Ask anything you like. Honest questions are why the doors are open.
`;

/** The sample answers. Their scholars are invented; their sources are real and were looked up. */
export const answers: readonly Answer[] = [
  {
    id: '1',
    questionId: '1',
    content: shorteningPrayers.trim(),
    createdAt: '2026-11-13T10:40:00Z',
    verified: true,
    scholarName: 'Dr. Amina Example (sample scholar)',
    sources: [
      {
        id: '1-1',
        title: 'Quran 4:101',
        description: 'Travellers are not to blame for shortening the prayer; the verse mentions fear of an attack.',
        url: 'https://quran.com/4/101',
      },
      {
        id: '1-2',
        title: 'Sahih al-Bukhari 1083',
        description: 'The Prophet ﷺ led a two-rak‘ah prayer at Mina at a time of complete safety.',
        url: 'https://sunnah.com/bukhari:1083',
      },
      {
        id: '1-3',
        title: 'Sahih al-Bukhari 1081',
        description:
          'Anas travelled with the Prophet ﷺ from Medina to Mecca; they prayed two rak‘ahs each time until they were back.',
        url: 'https://sunnah.com/bukhari:1081',
      },
      {
        id: '1-4',
        title: 'Sahih al-Bukhari 1090',
        description:
          'Aisha reports that prayer began as two rak‘ahs; this stayed for journeys and was raised at home. The report adds that she herself prayed in full when travelling.',
        url: 'https://sunnah.com/bukhari:1090',
      },
      {
        id: '1-5',
        title: 'Sahih al-Bukhari 1107',
        description: 'On a journey the Prophet ﷺ joined Zuhr with Asr, and Maghrib with Isha.',
        url: 'https://sunnah.com/bukhari:1107',
      },
    ],
  },
  {
    id: '2',
    questionId: '2',
    content: preservingTheQuran.trim(),
    createdAt: '2026-10-31T16:15:00Z',
    verified: true,
    scholarName: 'Ustadh Idris Placeholder (sample scholar)',
    sources: [
      {
        id: '2-1',
        title: 'Quran 15:9',
        description: 'God says that He sent the reminder down and that He will guard it.',
        url: 'https://quran.com/15/9',
      },
      {
        id: '2-2',
        title: 'Quran 17:106',
        description: 'The Quran was sent down in parts, to be recited to people over a long time.',
        url: 'https://quran.com/17/106',
      },
      {
        id: '2-3',
        title: 'Quran 29:49',
        description: 'Its verses are clear signs in the hearts of those who were given knowledge.',
        url: 'https://quran.com/29/49',
      },
      {
        id: '2-4',
        title: 'Sahih al-Bukhari 4998',
        description:
          'Gabriel went through the Quran with the Prophet ﷺ once a year, and twice in the year of his death.',
        url: 'https://sunnah.com/bukhari:4998',
      },
      {
        id: '2-5',
        title: 'Sahih al-Bukhari 4986',
        description:
          'Zayd ibn Thabit tells how Abu Bakr charged him with gathering the Quran, and how he went about it.',
        url: 'https://sunnah.com/bukhari:4986',
      },
      {
        id: '2-6',
        title: 'Sahih al-Bukhari 4987',
        description: 'Uthman has Zayd and three men of Quraysh copy the sheets, and sends the copies to the provinces.',
        url: 'https://sunnah.com/bukhari:4987',
      },
      {
        id: '2-7',
        title: 'Sahih al-Bukhari 4992',
        description: 'Umar and Hisham recite one chapter in two ways before the Prophet ﷺ, who approves both.',
        url: 'https://sunnah.com/bukhari:4992',
      },
    ],
  },
  {
    id: '3',
    questionId: '5',
    content: visitingAMosque.trim(),
    createdAt: '2026-08-24T08:00:00Z',
    // Not verified, so that a reader sees both states of an answer.
    verified: false,
    scholarName: 'Layla Specimen (sample contributor)',
    sources: [
      {
        id: '3-1',
        title: 'Sahih al-Bukhari 63',
        description:
          'Dimam ibn Tha‘laba comes into the mosque, questions the Prophet ﷺ bluntly and declares his faith.',
        url: 'https://sunnah.com/bukhari:63',
      },
      {
        id: '3-2',
        title: 'Sahih al-Bukhari 469',
        description: 'Thumama ibn Uthal, a captive, is tied to a pillar of the Prophet’s ﷺ mosque.',
        url: 'https://sunnah.com/bukhari:469',
      },
      {
        id: '3-3',
        title: 'Quran 60:8',
        description:
          'God does not forbid kindness and justice towards those who have not fought or expelled the believers.',
        url: 'https://quran.com/60/8',
      },
      {
        id: '3-4',
        title: 'Quran 72:18',
        description: 'Places of prayer belong to God, and nobody is to be called upon beside Him.',
        url: 'https://quran.com/72/18',
      },
      {
        id: '3-5',
        title: 'Quran 9:28',
        description: 'Idolaters are not to come near al-Masjid al-Haram, the sacred mosque in Mecca, after that year.',
        url: 'https://quran.com/9/28',
      },
    ],
  },
];

/** The answers to one question, in the order in which they are listed. */
export function answersTo(questionId: string): Answer[] {
  return answers.filter((answer) => answer.questionId === questionId);
}
