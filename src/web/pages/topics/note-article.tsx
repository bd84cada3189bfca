import { addresses } from '../../addresses.ts';
import { Ornament } from '../../art/ornament.tsx';
import { publicAddress } from '../../base-path.ts';
import { useSite } from '../../page-meta.ts';
import type { CheckedMarkdown, NotePage } from '../../server-side/services.ts';
import { Breadcrumb } from '../../ui/breadcrumb.tsx';
import { CheckSummary } from '../../ui/check-summary.tsx';
import { ContentsOfPage } from '../../ui/contents-of-page.tsx';
import { Corrected } from '../../ui/corrected.tsx';
import { Text } from '../../ui/honorific.tsx';
import { MarginContext } from '../../ui/margin-note.tsx';
import { MarkLegend } from '../../ui/mark-legend.tsx';
import { NamedWorks, NamedWorksContext } from '../../ui/named-work.tsx';
import { PrintButton } from '../../ui/print-button.tsx';
import { Prose } from '../../ui/prose.tsx';
import { ProvenanceBar } from '../../ui/provenance-bar.tsx';
import { ShareButton } from '../../ui/share-button.tsx';
import { Ways } from '../../ui/ways.tsx';
import { noteWords } from '../../words/note-words.ts';
import { useWords } from '../../words/words.ts';

/** A note: its text, the verses that it cites, and related notes. */
export function NoteArticle({ note }: { note: NotePage }) {
  const { title, summary, category, shelf, text, verses, arabic, questions, related, reviewed, isReworded } = note;
  const { publicUrl } = useSite();
  const words = useWords();
  const around = noteWords[words.language];
  const isArabic = words.language === 'ar';
  const addressOf = isArabic ? addresses.arabicTopic : addresses.topic;
  return (
    <article className="page page-reading article note with-margin">
      <header className="article-head">
        {isArabic ? (
          <a href={addresses.arabicTopics} className="badge">
            كل المواضيع
          </a>
        ) : (
          <Breadcrumb category={category} shelf={shelf} />
        )}
        <h1>
          <Text>{title}</Text>
        </h1>
        <div className="article-byline">
          <ProvenanceBar who="note">
            {reviewed && <SecondReading on={reviewed} isReworded={isReworded} />}
            <span>{words.noScholar}</span>
          </ProvenanceBar>
          {isArabic ? (
            // Another language is another document.
            <a href={addresses.topic(note.slug)} lang="en" dir="ltr" hrefLang="en" className="to-arabic">
              In English
            </a>
          ) : (
            arabic && (
              <a href={addresses.arabicTopic(note.slug)} lang="ar" dir="rtl" hrefLang="ar" className="to-arabic">
                بالعربية
              </a>
            )
          )}
          <ShareButton title={title} text={summary} label={around.shareNote} />
        </div>
      </header>

      <ContentsOfPage
        headings={Object.entries(note.anchors)
          .slice(1)
          .map(([title, id]) => ({ title, id }))}
      />
      <MarginContext value={note.margin}>
        <NamedWorksContext value={note.cited}>
          <Prose text={text.markdown} check={text.check} under={1} anchors={note.anchors} />
        </NamedWorksContext>
      </MarginContext>
      {!isArabic && <CheckSummary check={text.check} />}
      <MarkLegend />
      <Corrected what="note" marks={note.corrections} />

      {verses && <Verses {...verses} />}
      <NamedWorks works={note.works} />
      {questions.length > 0 && (
        <Ways title={around.askAboutThis} id="ask-about">
          {questions.map((question) => (
            <a key={question} href={addresses.asking(question)}>
              {question}
            </a>
          ))}
        </Ways>
      )}
      {note.words.length > 0 && (
        <Ways title="Words of this page" id="words">
          {note.words.map(({ slug, title }) => (
            <a key={slug} href={addresses.topic(slug)}>
              <Text>{title}</Text>
            </a>
          ))}
        </Ways>
      )}
      {related.length > 0 && (
        <Ways title={around.relatedNotes} id="related">
          {related.map(({ slug, title }) => (
            <a key={slug} href={addressOf(slug)}>
              <Text>{title}</Text>
            </a>
          ))}
        </Ways>
      )}

      <footer className="article-foot">
        <Ornament className="static-ornament" />
        <p className="small-note">{around.aboutNotes}</p>
        <p className="paper-only">{publicAddress(addressOf(note.slug), publicUrl)}</p>
        <div className="actions">
          <ShareButton title={title} text={summary} label={around.shareNote} />
          <PrintButton />
        </div>
      </footer>
    </article>
  );
}

function SecondReading({ on, isReworded }: { on: string; isReworded: boolean }) {
  const { language, date } = useWords();
  const { secondReading, referencesRead } = noteWords[language];
  return <span>{(isReworded ? referencesRead : secondReading)(date(on, 'short'))}</span>;
}

/** The verses that the text cites, quoted: the first passage is open, the rest folded. */
function Verses({ markdown, check }: CheckedMarkdown) {
  const { fromTheQuran, showOtherPassages } = noteWords[useWords().language];
  const label = showOtherPassages(check.citations.length - 1);
  return (
    <section className="note-verses" aria-labelledby="verses">
      <h2 id="verses">{fromTheQuran}</h2>
      <Prose text={markdown} check={check} folded={{ label }} />
    </section>
  );
}
