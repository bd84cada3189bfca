import type { Writer } from './port.ts';

/** A writer lent to one transaction's callback. */
export interface Lease {
  writer: Writer;
  readonly open: boolean;
  /** Takes the writer back, once the calls already made have finished. */
  end(): Promise<void>;
}

/**
 * Lends a writer. Its calls follow one another even where the callback starts several at once (a search for the same
 * pair and its insertion must not interleave), and none is accepted after the end: a forgotten `await` would
 * otherwise write into whichever transaction comes next. `stillHeld` says whether the database still holds the
 * transaction; a full disk may have ended it.
 */
export function lendWriter(writer: Writer, stillHeld: () => boolean): Lease {
  let open = true;
  let last: Promise<unknown> = Promise.resolve();

  function lent<Args extends unknown[], Result>(call: (...args: Args) => Promise<Result>) {
    return (...args: Args): Promise<Result> => {
      if (!open) return Promise.reject(new Error('This transaction has ended: its writer cannot be used any more.'));
      const result = last.then(() => {
        if (!stillHeld()) throw new Error('The database gave this transaction up: nothing more can be done in it.');
        return call(...args);
      });
      last = result.catch(() => undefined);
      return result;
    };
  }

  return {
    writer: {
      history: lent(writer.history),
      historyRow: lent(writer.historyRow),
      everyHistoryRow: lent(writer.everyHistoryRow),
      listedFrom: lent(writer.listedFrom),
      unjudgedHistory: lent(writer.unjudgedHistory),
      secret: lent(writer.secret),
      historySize: lent(writer.historySize),
      historyCounts: lent(writer.historyCounts),
      savedSince: lent(writer.savedSince),
      heldCount: lent(writer.heldCount),
      articleCount: lent(writer.articleCount),
      settledTime: lent(writer.settledTime),
      articles: lent(writer.articles),
      articlesFrom: lent(writer.articlesFrom),
      formerSlugs: lent(writer.formerSlugs),
      articleAddresses: lent(writer.articleAddresses),
      articleBySlug: lent(writer.articleBySlug),
      articleByOrigin: lent(writer.articleByOrigin),
      articleOrigins: lent(writer.articleOrigins),
      everyArticle: lent(writer.everyArticle),
      keptArticle: lent(writer.keptArticle),
      articleRevisions: lent(writer.articleRevisions),
      articleRevision: lent(writer.articleRevision),
      pointsOf: lent(writer.pointsOf),
      restingOn: lent(writer.restingOn),
      untraced: lent(writer.untraced),
      corrections: lent(writer.corrections),
      correctionsFrom: lent(writer.correctionsFrom),
      correctionsOf: lent(writer.correctionsOf),
      changeArticle: lent(writer.changeArticle),
      setArticleState: lent(writer.setArticleState),
      deleteArticle: lent(writer.deleteArticle),
      trace: lent(writer.trace),
      addCorrection: lent(writer.addCorrection),
      keepCorrection: lent(writer.keepCorrection),
      keepFormerTexts: lent(writer.keepFormerTexts),
      removeCorrection: lent(writer.removeCorrection),
      issuedAnswer: lent(writer.issuedAnswer),
      saveHistory: lent(writer.saveHistory),
      judgeHistory: lent(writer.judgeHistory),
      listHistory: lent(writer.listHistory),
      deleteHistory: lent(writer.deleteHistory),
      addArticle: lent(writer.addArticle),
      keepFormerSlug: lent(writer.keepFormerSlug),
      changeSlug: lent(writer.changeSlug),
      rememberIssued: lent(writer.rememberIssued),
      spend: lent(writer.spend),
      trimHistory: lent(writer.trimHistory),
      trimIssued: lent(writer.trimIssued),
      lease: lent(writer.lease),
      lock: lent(writer.lock),
      unlock: lent(writer.unlock),
      settleTime: lent(writer.settleTime),
      keyOfDay: lent(writer.keyOfDay),
    },
    get open() {
      return open;
    },
    async end() {
      open = false;
      await last;
    },
  };
}
