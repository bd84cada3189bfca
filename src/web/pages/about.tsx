import { Link } from 'react-router';
import { addresses } from '../addresses.ts';
import { Ornament } from '../art/ornament.tsx';
import { pageMeta, siteOf, useSite } from '../page-meta.ts';
import type { Handle } from '../root.tsx';
import type { Route } from './+types/about';

export const handle: Handle = { reading: () => true };

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
        <strong>No scholar has reviewed them.</strong> Most of what they say about the schools of law is a summary of
        common knowledge, without a reference that you could look up.
      </p>
      <p>
        Where a note cites a verse or a hadith, a second reading checks it: in a separate pass after the writing, also
        with programs, each passage is looked up and it is recorded whether the passage supports the sentence. A second
        reading covers only what is cited. A sentence without a reference was not checked in this way.
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

      <h2>What a machine wrote</h2>
      <p>
        Answers on the Ask page and generated articles are made by a program. Their citations are checked against the
        editions that this site holds; no scholar has reviewed them. “Verified” beside a quotation means one thing only:
        these words are at that place in the named edition. It does not mean that a conclusion drawn from them is right
        for you. For a personal ruling, ask a scholar you trust.
      </p>
      <p>
        <Link to={addresses.topics}>All topics</Link> lists every note.{' '}
        <Link to={addresses.sources}>Works and editions</Link> lists everything that this site holds, where each text
        comes from and what it lacks. What is not held is called “not checked here”. You can{' '}
        <Link to={addresses.check}>check a text yourself</Link>: paste it, and see what it gets right.
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
