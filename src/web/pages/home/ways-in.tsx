import { addresses } from '../../addresses.ts';
import type { ExamplePiece } from './example.ts';

interface WaysInProps {
  example: readonly ExamplePiece[];
  notes: number;
  editions: number;
}

/** What a visitor can do here: ask, check a text, read. */
export function WaysIn({ example, notes, editions }: WaysInProps) {
  return (
    <section className="band ways-in" aria-labelledby="ways-in">
      <h2 id="ways-in" className="visually-hidden">
        Three ways in
      </h2>
      <div className="hue-pillars">
        <h3>
          <a href={addresses.ask}>Ask</a>
        </h3>
        <p>In your own words. A program answers from notes whose sources were checked, in about a second.</p>
      </div>
      <div className="hue-hadith">
        <h3>
          <a href={addresses.check}>Check a text you were sent</a>
        </h3>
        <p>Paste a message or a sermon. See which quotations are real, which differ, and where they stand.</p>
        {example.length > 0 && (
          <figure className="miniature">
            <blockquote>
              {example.map(({ text, seal, words }, index) =>
                seal ? (
                  // biome-ignore lint/suspicious/noArrayIndexKey: the example never reorders its pieces
                  <mark key={index} className={`cited cited-${seal}`} title={words}>
                    {text}
                  </mark>
                ) : (
                  text
                ),
              )}
            </blockquote>
            <figcaption className="small-note">Checked by this site when the page was made.</figcaption>
          </figure>
        )}
      </div>
      <div className="hue-quran">
        <h3>
          <a href={addresses.topics}>Read the library</a>
        </h3>
        <p>
          {notes} notes by our editors, in English and Arabic. <a href={addresses.work('quran')}>The Quran</a> in{' '}
          {editions} editions, verse by verse.
        </p>
      </div>
    </section>
  );
}
