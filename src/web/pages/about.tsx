import { addresses } from '../addresses.ts';
import { Ornament } from '../art/ornament.tsx';
import { pageMeta, siteOf, useSite } from '../page-meta.ts';
import { english } from '../words/english.ts';
import type { Voice } from '../words/words.ts';
import type { Route } from './+types/about';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(siteOf(matches), {
    title: 'About',
    description:
      'Why this site exists, who writes its notes, how answers are made and checked, and what a check does not promise.',
    path: addresses.about,
  });

/** How the site is built to work once scholars take part; the page says above it what is so today. */
const steps = [
  [
    'Questions are reviewed by editors',
    'They join repeated questions, ask back where one is unclear, and keep private matters private.',
  ],
  ['Scholars draft answers', 'Someone trained in the subject writes, and names the evidence for each claim.'],
  ['Peers review them', 'A second scholar reads the draft against its sources before it is published.'],
  [
    'Primary sources are cited',
    'The Quran by surah and verse, hadith by collection and number, so that you can look for yourself.',
  ],
  ['Answers are updated regularly', 'When a mistake is found or a better source turns up, the answer changes.'],
] as const;

/** The voices of the provenance bar: what each of them means. */
const voices: readonly { who: Voice; writes: string; checked: string; unchecked: string }[] = [
  {
    who: 'note',
    writes: 'An editor of this site, with the help of programs.',
    checked:
      'its sentences were read a second time against their sources, also with programs, on the day that the note names.',
    unchecked: 'works that are named and not held here. No scholar has reviewed it.',
  },
  {
    who: 'program',
    writes:
      'Answers on the Ask page, and articles. They are made by a program, which chooses from the notes and the Quran or writes from them.',
    checked: 'every quotation, word for word, against the editions held here. What fails is taken out.',
    unchecked: 'whether it fits your question or your case. No scholar has read it.',
  },
  {
    who: 'sample',
    writes: 'An example of what a scholar’s answer will look like. Its scholar is invented, and the name says so.',
    checked: 'its sources are real and were looked up.',
    unchecked: 'what it says beyond them.',
  },
  {
    who: 'foreign',
    writes: 'A text that somebody sent, pasted or saved, or that another server gave.',
    checked: 'its quotations and references, as far as this library holds them.',
    unchecked: 'everything else.',
  },
];

export default function About() {
  const { contact } = useSite();
  return (
    <div className="page page-reading static">
      <h1>About</h1>
      <p className="lead">
        An “isnad” is the chain of people who handed a saying down. For fourteen centuries Muslims have asked of every
        report: who told you? This site asks the same of everything written here.
      </p>

      <h2>Our mission</h2>
      <p>
        We want anyone, Muslim or not, to be able to ask a question about Islam, get a plain answer, and see where each
        part of it comes from. Where scholars differ we say so, and where we found nothing we say that too.
      </p>

      <h2>Who writes here today</h2>
      <p>
        The notes that answers are made of are written by the editors of this site, with the help of programs.{' '}
        <strong>No scholar has reviewed them.</strong> A sentence that states a ruling, a number, a view of a school or
        an event names its source: a verse or a hadith that you can open, or a work by its author and chapter that this
        library does not hold.
      </p>
      <p>
        A second reading compares each sentence with each of its sources: in a separate pass after the writing, by
        somebody else, also with programs. <a href={addresses.aboutNotes}>How the notes are written and read</a> says
        more, with figures and the works that are named.
      </p>

      <p>
        Errors that were found are told, each with its date, on the page of{' '}
        <a href={addresses.corrections}>corrections</a>, and at every saved answer and article that rests on them.
      </p>

      <h2>Our scholars</h2>
      <p>
        A scholar’s review is wanted: of a note, of a school’s view, of a single sentence. To take part, write to{' '}
        <a href={`mailto:${contact.email}`}>{contact.email}</a> and say which note you mean, what you studied, and what
        should change, with its source. Answers written by people carry their author’s name, and “Verified Scholar”
        where we know who they are and what they studied. The scholars in the sample answers of this site are invented,
        and their names say so.
      </p>

      <Ornament className="static-ornament" />

      <h2>How we work</h2>
      <p>
        This site is built for the following way of working. It describes the aim, not what has already been done for
        each text.
      </p>
      <ol className="steps">
        {steps.map(([title, text]) => (
          <li key={title}>
            <strong>{title}.</strong> {text}
          </li>
        ))}
      </ol>

      <h2 id="who">Who wrote this text?</h2>
      <p>Every text of this site says above itself who wrote it and what was checked. These are the voices:</p>
      <dl className="voices">
        {voices.map(({ who, writes, checked, unchecked }) => (
          <div key={who}>
            <dt>{english.voices[who]}</dt>
            <dd>{writes}</dd>
            <dd>
              <strong>Checked:</strong> {checked}
            </dd>
            <dd>
              <strong>Not checked:</strong> {unchecked}
            </dd>
          </div>
        ))}
      </dl>

      <h2 id="marks">What the marks mean</h2>
      <p>
        A star stands beside every reference. Press it, and you read the passage where you are; you leave this site only
        by a link that says so.
      </p>
      <ul className="marks">
        <li>
          <span className="mark-verified">Words verified.</span> The quoted words are at this place in the named
          edition, word for word. “Verified word for word” means this one thing. It does not mean that a conclusion
          drawn from the words is right for you: for a personal ruling, ask a scholar you trust.
        </li>
        <li>
          <span className="mark-exists">The passage exists.</span> The sentence beside it is our own, not a quotation.
          The passage opens in the words of its editions, so that you can compare.
        </li>
        <li>
          <span className="mark-unheld">Not held here.</span> This library does not hold the work, so its wording was
          not checked here. That says nothing against it. The link to a public site opens in a new tab.
        </li>
        <li>
          <span className="mark-wrong">Something is wrong.</span> The words differ from the source, are at another
          place, or were not found, or there is no such reference. It says which.
        </li>
      </ul>
      <p>People have another sign: “Verified Scholar” says that we know who wrote an answer, not that it is right.</p>
      <p>
        <a href={addresses.topics}>All topics</a> lists every note. <a href={addresses.sources}>Works and editions</a>{' '}
        lists everything that this site holds, where each text comes from and what it lacks. What is not held is called
        “not checked here”. You can <a href={addresses.check}>check a text yourself</a>: paste it, and see what it gets
        right.
      </p>

      <h2>Contact</h2>
      <p>
        Write to <a href={`mailto:${contact.email}`}>{contact.email}</a> or call{' '}
        <a href={`tel:${contact.phone.replace(/[^\d+]/g, '')}`}>{contact.phone}</a>. A mistake you report is the most
        useful gift you can make us.
      </p>
    </div>
  );
}
