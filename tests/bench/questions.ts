const topics =
  `prayer, fasting in Ramadan, zakat, the pilgrimage, wudu, patience, gratitude, forgiveness, kindness to parents,
  charity, honesty, intention, repentance, the Day of Judgement, angels, the prophets, Moses, Jesus, Mary, Abraham, Noah,
  Joseph, the Night of Decree, the Friday prayer, marriage, orphans, neighbours, travel, trade, interest, knowledge,
  the Quran, revelation, paradise, hardship, trust in God, supplication, modesty, justice, mercy`
    .split(',')
    .map((topic) => topic.trim());

const templates = [
  'What does the Quran say about {}?',
  'Why is {} important in Islam?',
  'Which verses speak of {}?',
  'What should a beginner know about {}?',
  'How do Muslims understand {}?',
  'Is {} mentioned in the Quran?',
  'What is the meaning of {} in Islam?',
  'Where can I read about {} in the Quran?',
  'What is taught to children about {}?',
  'Can you explain {} with a reference?',
  'What do scholars say about {}?',
  'What is the wisdom behind {}?',
  'How was {} described to the first Muslims?',
  'What comfort is there in verses on {}?',
  'Which surah tells of {}?',
  'What is the first verse on {}?',
  'How does {} change daily life?',
  'What are common mistakes about {}?',
  'How do I learn more about {}?',
  'What is the reward of {}?',
];

/** The question of this number, of the kind that visitors ask: on one topic, then on two; 31,000 are all different. */
export function benchQuestion(number: number): string {
  const template = templates[number % templates.length] ?? '';
  const pair = Math.floor(number / templates.length);
  const [first = '', second = ''] = [
    topics[pair % topics.length],
    topics[Math.floor(pair / topics.length) % topics.length],
  ];
  return template.replace('{}', second === topics[0] || second === first ? first : `${first} and ${second}`);
}
