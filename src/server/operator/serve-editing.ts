import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { addresses } from '../../web/addresses.ts';
import type { CorrectionDraft, OperatorView } from '../../web/server-side/operator-view.ts';
import { ApiFault } from '../api-fault.ts';
import type { Context } from '../context.ts';
import { correctArticle, removeCorrection } from '../editing/correct-articles.ts';
import { deleteArticles, restoreArticles, unpublishArticles } from '../editing/edit-articles.ts';
import { Refusal } from '../refusal.ts';
import { forgetDeleted } from '../saved/forget-deleted.ts';
import { correctionsView } from './editing-views.ts';
import type { OperatorContext } from './operator-views.ts';

interface EditingOptions {
  context: OperatorContext & Pick<Context, 'log'>;
  show: (view: OperatorView, incoming: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;
  /** Whether a form was sent by a page of this site, by a browser that is signed in. */
  mayChange: (request: FastifyRequest) => boolean;
  formOf: (request: FastifyRequest) => URLSearchParams;
}

/** What an article can be made, with what is said afterwards. */
const done = { unpublish: 'Unpublished.', restore: 'Published again.', delete: 'Deleted.' } as const;
type Action = keyof typeof done;

/** The forms by which an operator takes articles down, puts them back, and tells errors that were put right. */
export function serveEditing(app: FastifyInstance, { context, show, mayChange, formOf }: EditingOptions): void {
  const { storage, log, now } = context;
  const back = (reply: FastifyReply, address: string, message: string) =>
    reply.redirect(`${address}${address.includes('?') ? '&' : '?'}${new URLSearchParams({ done: message })}`, 303);

  app.post(addresses.operatorArticles, async (request, reply) => {
    if (!mayChange(request)) return reply.redirect(addresses.operator, 303);
    const form = formOf(request);
    const [slug, action, list] = ['slug', 'action', 'list'].map((name) => form.get(name) ?? '');
    if (!slug || !isAction(action)) throw new ApiFault('invalid-request', 'There is no such article.');
    const outcome = await changeArticle(action, slug);
    log.info({ action, slug, outcome }, 'The operator changed an article.');
    const here = list === 'published' || list === 'unpublished' ? `?list=${list}` : '';
    return back(reply, `${addresses.operatorArticles}${here}`, outcome);
  });

  app.post(addresses.operatorCorrections, async (request, reply) => {
    if (!mayChange(request)) return reply.redirect(addresses.operator, 303);
    const form = formOf(request);
    if (form.get('action') === 'remove') {
      const id = form.get('id') ?? '';
      const outcome = await refusalOf(async () => {
        await removeCorrection(storage, id);
        return 'Removed.';
      });
      log.info({ id, outcome }, 'The operator took a correction back.');
      return back(reply, addresses.operatorCorrections, outcome);
    }
    const draft = draftOf(form);
    try {
      if (draft.changesAnswer === undefined) throw new Refusal('Say whether it changes the answer.');
      const told = { ...draft, changesAnswer: draft.changesAnswer };
      const { id } = await correctArticle(storage, draft.article, told, now());
      log.info({ id, slug: draft.article }, 'The operator told a correction.');
      return back(reply, addresses.operatorCorrections, 'Told.');
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      // What was typed stays in the form.
      return show(await correctionsView(context, {}, { why: error.message, draft }), request, reply.code(422));
    }
  });

  async function changeArticle(action: Action, slug: string): Promise<string> {
    return refusalOf(async () => {
      if (action === 'unpublish') await unpublishArticles(storage, [slug]);
      else if (action === 'restore') await restoreArticles(storage, [slug]);
      else {
        await deleteArticles(storage, [slug]);
        return [done.delete, await forgetDeleted(storage)].filter(Boolean).join(' ');
      }
      return done[action];
    });
  }
}

/** What is said of a change: that it was done, or why it was refused. */
async function refusalOf(change: () => Promise<string>): Promise<string> {
  try {
    return await change();
  } catch (error) {
    if (error instanceof Refusal) return error.message;
    throw error;
  }
}

const isAction = (action: string | undefined): action is Action => action !== undefined && Object.hasOwn(done, action);

function draftOf(form: URLSearchParams): CorrectionDraft {
  const changes = form.get('changes-answer');
  return {
    article: (form.get('article') ?? '').trim(),
    said: form.get('said') ?? '',
    says: form.get('says') ?? '',
    why: form.get('why') ?? '',
    changesAnswer: changes === 'yes' ? true : changes === 'no' ? false : undefined,
  };
}
