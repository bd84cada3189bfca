import { RECEIPT_KEYS, RECEIPTS } from '../../contract/receipt-paths.ts';
import { addresses } from '../addresses.ts';
import receiptForm from '../browser/receipt-form.ts?standalone';
import { pageMeta, siteOf, useSite } from '../page-meta.ts';
import { servicesContext } from '../server-side/services.ts';
import type { Route } from './+types/receipts';

export const loader = ({ context }: Route.LoaderArgs) => ({ keys: context.get(servicesContext).receiptKeys });

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(siteOf(matches), {
    title: 'Receipts',
    description: 'Verify, in your own browser, that this site checked a text, and what it said of it.',
    path: RECEIPTS,
  });

export default function ReceiptsPage({ loaderData: { keys } }: Route.ComponentProps) {
  const site = useSite();
  return (
    <div className="page page-reading check-page">
      <link rel="modulepreload" href={receiptForm} />
      <h1>Receipts</h1>
      <p className="lead">
        A receipt says that this site checked a text, when, with which library, and what it found. It is signed, and
        holds no word of the text: only who has the text can show what it is about.
      </p>
      <form
        className="ask-form check-form receipt-form"
        aria-label="Receipt to verify"
        data-keys={JSON.stringify({ keys })}
      >
        <label htmlFor="receipt-text">The text, exactly as it was checked</label>
        <textarea id="receipt-text" name="text" dir="auto" rows={6} />
        <label htmlFor="receipt-json">The receipt</label>
        <textarea
          id="receipt-json"
          name="receipt"
          dir="ltr"
          rows={6}
          spellCheck={false}
          aria-describedby="receipt-privacy"
        />
        <div className="ask-form-foot">
          <button type="button" className="button needs-scripting" data-run={receiptForm}>
            Verify
          </button>
          <button type="button" className="button button-quiet needs-scripting" name="obtain" data-run={receiptForm}>
            Check the text and get a receipt
          </button>
          <p id="receipt-privacy" className="small-note">
            Verifying sends nothing: it works without a connection. For a new receipt the text is sent to this site,
            checked and forgotten, as on <a href={addresses.check}>Check a text</a>.
          </p>
          <noscript>
            <p className="notice">Without JavaScript, verify with the command isnad receipt verify.</p>
          </noscript>
          <p role="status" />
        </div>
      </form>
      <h2>What else proves it</h2>
      <p>
        The keys of this site are published at <a href={RECEIPT_KEYS}>{site.basePath + RECEIPT_KEYS}</a>, old ones too.
        Every library, note and correction that the site ever stood for is in a public log, to which entries can only be
        added; each receipt names the state of the log at its time.
      </p>
    </div>
  );
}
