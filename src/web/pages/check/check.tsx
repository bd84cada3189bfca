import { data } from 'react-router';
import { isBlank } from '../../../contract/blank.ts';
import { refusedBecause, refusedWith } from '../../../contract/errors.ts';
import { addresses } from '../../addresses.ts';
import { logFailure } from '../../log-failure.ts';
import { pageMeta, siteOf } from '../../page-meta.ts';
import { servicesContext } from '../../server-side/services.ts';
import type { Route } from './+types/check';
import { CheckForm } from './check-form.tsx';
import { CheckResult } from './check-result.tsx';
import { exampleText, quotedInExample } from './example-text.ts';
import type { ShownCheck } from './shown-check.ts';

/** The result for a text that was sent; the form keeps the text. */
type Answered = { kind: 'checked'; text: string; shown: ShownCheck } | { kind: 'refused'; text: string; why: string };

export const loader = ({ context }: Route.LoaderArgs) => ({
  example: exampleText(context.get(servicesContext).passages(quotedInExample)),
});

// The check is made by the server that sends this page, with its own library, also when another API is configured.
export async function action({ context, request }: Route.ActionArgs) {
  const form = await request.formData();
  const refused = form.get('refused');
  // Forms send CRLF line ends; the text is shown and counted with LF.
  const text = String(form.get('text') ?? '').replace(/\r\n?/g, '\n');
  if (refused === 'too-large') return data<Answered>({ kind: 'refused', text, why: whyRefused.long }, { status: 413 });
  if (refused) return data<Answered>({ kind: 'refused', text, why: whyRefused.unreadable }, { status: 415 });
  if (isBlank(text)) return data<Answered>({ kind: 'refused', text, why: whyRefused.blank }, { status: 400 });
  try {
    return data<Answered>({ kind: 'checked', text, shown: await context.get(servicesContext).library.check(text) });
  } catch (error) {
    const status = refusedWith(error) ?? 500;
    if (status >= 500) logFailure(error);
    // A temporary refusal says why; the reason of a failure is not shown.
    const why = status < 500 || status === 503 ? refusedBecause(error) : undefined;
    return data<Answered>({ kind: 'refused', text, why: why ?? whyRefused.failed }, { status });
  }
}

const whyRefused = {
  blank: 'Paste a text first: there is nothing to check yet.',
  long: 'This text is too long to be checked at once. Check it in parts.',
  unreadable: 'The text arrived damaged. Paste it again.',
  failed: 'The text could not be checked this time. It is still below; try again in a moment.',
};

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(siteOf(matches), {
    title: 'Check a text',
    description:
      'Paste a text that quotes the Quran and see which quotations match a named edition, which differ, and where.',
    path: addresses.check,
  });

export default function CheckPage({ loaderData, actionData: answered }: Route.ComponentProps) {
  return (
    <div className="page page-reading check-page">
      <h1>Check a text</h1>
      <p className="lead">
        Paste a sermon, a post or a paragraph. Every quotation and reference in it is looked up in{' '}
        <a href={addresses.sources}>the editions held here</a>.
      </p>
      {answered?.kind === 'checked' && <CheckResult text={answered.text} shown={answered.shown} hasPictures />}
      <CheckForm
        text={answered?.text ?? ''}
        refused={answered?.kind === 'refused' ? answered.why : undefined}
        again={answered?.kind === 'checked'}
        example={loaderData.example}
      />
    </div>
  );
}
