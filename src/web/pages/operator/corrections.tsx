import { addresses } from '../../addresses.ts';
import { formatDate } from '../../dates.ts';
import type { OperatorView } from '../../server-side/operator-view.ts';

type CorrectionsView = Extract<OperatorView, { kind: 'corrections' }>;

/** Errors that were put right: those of articles are told and taken back here, those of notes come with the content. */
export function OperatorCorrections({ items, articles, draft, refused }: CorrectionsView) {
  return (
    <>
      <h2 id="tell">Tell a correction of an article</h2>
      {refused && (
        <p role="alert" id="correction-refused" className="notice notice-error">
          {refused}
        </p>
      )}
      <form method="post" action={addresses.operatorCorrections} className="operator-form">
        <label>
          <span>Article (the last part of its address)</span>
          <input
            name="article"
            required
            list="articles-to-correct"
            defaultValue={draft.article}
            autoComplete="off"
            aria-describedby={refused && 'correction-refused'}
          />
        </label>
        <datalist id="articles-to-correct">
          {articles.map(({ slug, title }) => (
            <option key={slug} value={slug}>
              {title}
            </option>
          ))}
        </datalist>
        <label>
          <span>It said</span>
          <textarea name="said" required rows={3} maxLength={2000} dir="auto" defaultValue={draft.said} />
        </label>
        <label>
          <span>It says now</span>
          <textarea name="says" required rows={3} maxLength={2000} dir="auto" defaultValue={draft.says} />
        </label>
        <label>
          <span>Why (may be left empty; references in square brackets)</span>
          <textarea name="why" rows={3} maxLength={2000} dir="auto" defaultValue={draft.why} />
        </label>
        <fieldset>
          <legend>Does it change the answer?</legend>
          <label>
            <input
              type="radio"
              name="changes-answer"
              value="yes"
              required
              defaultChecked={draft.changesAnswer === true}
            />{' '}
            Yes: somebody who read it was told something wrong
          </label>
          <label>
            <input type="radio" name="changes-answer" value="no" defaultChecked={draft.changesAnswer === false} />
            <span>No: it was badly put</span>
          </label>
        </fieldset>
        <button type="submit" name="action" value="add" className="button">
          Tell it
        </button>
      </form>

      <h2>Told so far</h2>
      <p className="small-note">
        Visitors see them on <a href={addresses.corrections}>the page of corrections</a>. Those of notes are files of{' '}
        <code>content/corrections</code>.
      </p>
      {items.length === 0 && <p className="notice notice-empty">Nothing was corrected yet.</p>}
      <ol className="operator-items">
        {items.map((item) => (
          <li key={item.id}>
            <CorrectionRow item={item} />
          </li>
        ))}
      </ol>
    </>
  );
}

function CorrectionRow({ item }: { item: CorrectionsView['items'][number] }) {
  const { id, of, date, title, summary, changesAnswer, reach } = item;
  return (
    <article>
      <h3>
        <a href={addresses.correction(id)}>{title}</a>
      </h3>
      <p className="byline">
        <strong>{of === 'note' ? 'Note' : 'Article'}</strong>
        <time dateTime={date}>{formatDate(date, 'short')}</time>
        <span>{changesAnswer ? 'changes the answer' : 'does not change the answer'}</span>
        {reach && <span>{reachIn(reach)}</span>}
      </p>
      <p className="operator-excerpt">{summary}</p>
      {of === 'article' && (
        <form method="post" action={addresses.operatorCorrections} className="operator-actions">
          <input type="hidden" name="id" value={id} />
          <details className="operator-delete">
            <summary>Take back …</summary>
            <p>It is gone from the page of corrections, from the feed and from the article.</p>
            <button type="submit" name="action" value="remove" className="button" aria-label={`Take back: ${title}`}>
              Take it back
            </button>
          </details>
        </form>
      )}
    </article>
  );
}

/** How much of what is kept rests on what was wrong, and is marked. */
function reachIn({ answers, articles }: { answers: number; articles: number }): string {
  if (answers + articles === 0) return 'nothing kept here rests on it';
  const parts = [
    ...(answers > 0 ? [answers === 1 ? '1 saved answer' : `${answers} saved answers`] : []),
    ...(articles > 0 ? [articles === 1 ? '1 article' : `${articles} articles`] : []),
  ];
  return `marked at ${parts.join(' and ')}`;
}
