import { addresses } from '../addresses.ts';
import { formatDate } from '../dates.ts';
import { pageMeta, siteOf } from '../page-meta.ts';
import { servicesContext } from '../server-side/services.ts';
import { Text } from '../ui/honorific.tsx';
import type { Route } from './+types/about-notes';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(siteOf(matches), {
    title: 'How the notes are written and read',
    description:
      'Who writes the notes of this site, what a second reading is, how many sentences have a source, and how to correct one.',
    path: addresses.aboutNotes,
  });

export const loader = ({ context }: Route.LoaderArgs) => context.get(servicesContext).notesInFigures();

export default function AboutNotes({ loaderData }: Route.ComponentProps) {
  const { notes, read, sentences, audits, works } = loaderData;
  const { all, held, named, confirmed, common, waiting } = sentences;
  return (
    <div className="page page-reading static">
      <h1>How the notes are written and read</h1>
      <p className="lead">
        Answers and articles are made of notes. This page says who writes them, what is checked, and in figures how far
        that has come.
      </p>

      <h2>Writing</h2>
      <p>
        The editors write each note with the help of programs, in English and in Arabic. A note is a list of points;
        each point answers a few questions and can be read alone. What is agreed comes first, then where scholars
        differ. What a critic would quote first is in the note, with how scholars read it.
      </p>
      <p>
        A sentence that states a ruling, a number, a view of a school, a saying or an event names its source: a verse or
        a hadith that you can open, or a work by its author and chapter. This library does not hold those works, so they
        are marked: named, not checked.
      </p>

      <h2>Second reading</h2>
      <p>
        Somebody who did not write the note, also with programs, reads each sentence against each of its sources and
        records what was found. A sentence that was changed afterwards waits for a reader again.{' '}
        <strong>No scholar has reviewed the notes yet</strong>; <a href={`${addresses.about}#who`}>About</a> says how to
        take part.
      </p>

      <h2>In figures</h2>
      <dl className="figures">
        <Figure label="notes" value={notes} />
        <Figure label="of them with each sentence read a second time" value={read} />
        <Figure label="sentences" value={all} />
        <Figure label="rest on a verse or a hadith that was read beside them" value={held} />
        <Figure
          label={`name a work that is not held here; of ${confirmed} of them its words were read elsewhere, of the others it is commonly reported that the work says so`}
          value={named}
        />
        <Figure label="are common knowledge or plain advice" value={common} />
        {waiting > 0 && <Figure label="wait for a reader" value={waiting} />}
      </dl>

      {audits.length > 0 && (
        <>
          <h2>Audits</h2>
          <p>Now and then sentences are drawn at random and read once more, to learn how many are wrong.</p>
          <ul>
            {audits.map(({ date, sentences, misleading, wrong, by }) => (
              <li key={date}>
                {formatDate(date, 'long')}: {sentences} sentences, {misleading} misleading, {wrong} wrong; by {by}.
              </li>
            ))}
          </ul>
        </>
      )}

      <h2>Corrections</h2>
      <p>
        Write to us if a sentence is wrong, misleading or unfair, and name the note. We look it up, change the note if
        you are right, and the new sentence is read again. <a href={addresses.contact}>Contact</a>
      </p>

      <h2 id="works">Works that texts of this site name</h2>
      <p className="small-note">They are not held here, so what they say was not checked by this site.</p>
      <ul className="works">
        {works.map(({ id, author, title, year }) => (
          <li key={id} id={id}>
            <Text>{author}</Text>, <cite>{title}</cite> ({year})
          </li>
        ))}
      </ul>
    </div>
  );
}

function Figure({ label, value }: { label: string; value: number }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{value.toLocaleString('en-US')}</dd>
    </div>
  );
}
