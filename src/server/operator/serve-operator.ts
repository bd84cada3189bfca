import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { loadTriage } from '../../answers/triage/load-triage.ts';
import { addresses } from '../../web/addresses.ts';
import type { OperatorView } from '../../web/server-side/operator-view.ts';
import { ApiFault } from '../api-fault.ts';
import { publicUrl } from '../config.ts';
import type { Context } from '../context.ts';
import { keptOnce } from '../kept.ts';
import { addressKey } from '../limits/address-key.ts';
import { MemoryCounters } from '../limits/counters.ts';
import { Refusal } from '../refusal.ts';
import { forgetDeleted } from '../saved/forget-deleted.ts';
import { deleteSaved, hideSaved, listSaved } from '../saved/moderate.ts';
import { articlesView, correctionsView } from './editing-views.ts';
import { itemView, type OperatorContext, overviewOf, readKey, savedView } from './operator-views.ts';
import { serveEditing } from './serve-editing.ts';
import { OperatorSessions } from './session.ts';

type ServedContext = Omit<OperatorContext, 'triageLists'> & Pick<Context, 'log'>;
type Show = (view: OperatorView, incoming: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;

/** Attempts to sign in, of one address and of all together. They hold with `RATE_LIMIT=off` too. */
const ATTEMPTS = { limit: 10, windowMs: 15 * 60_000 };
const ATTEMPTS_OF_ALL = { limit: 200, windowMs: 15 * 60_000 };

const formType = 'application/x-www-form-urlencoded';

/** A form of this page holds at most three texts of a correction, and each letter of these may take nine bytes. */
const FORM_BYTES = 60_000;

const done = { hide: 'Hidden.', list: 'Listed.', delete: 'Deleted.' } as const;
type Action = keyof typeof done;

/**
 * The operator's page, only with `OPERATOR_TOKEN`. It is a page of forms and needs no script; whatever it changes is
 * written in the log.
 */
export function serveOperator(app: FastifyInstance, given: ServedContext, show: Show): void {
  const { config, log, storage, now } = given;
  if (config.OPERATOR_TOKEN === undefined) return;
  const triageLists = keptOnce(() => loadTriage('content'));
  const context = { ...given, triageLists };
  const sessions = new OperatorSessions(config.OPERATOR_TOKEN, publicUrl(config));
  const attempts = new MemoryCounters(ATTEMPTS, () => performance.now());
  const attemptsOfAll = new MemoryCounters(ATTEMPTS_OF_ALL, () => performance.now());
  const isSignedIn = ({ headers }: FastifyRequest) => sessions.isSignedIn(headers.cookie, now());

  /** Whether an attempt may be made; one over the limit is not even compared. */
  const mayTry = ({ ip }: FastifyRequest) =>
    attempts.take(addressKey(ip)).isAllowed && attemptsOfAll.take('all').isAllowed;

  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(formType, { parseAs: 'string', bodyLimit: FORM_BYTES }, (_request, body, parsed) =>
      parsed(null, new URLSearchParams(String(body))),
    );

    const page = (path: string, viewOf: (request: FastifyRequest) => Promise<OperatorView | undefined>) =>
      scope.get(path, { logLevel: 'warn' }, async (request, reply) => {
        if (!isSignedIn(request)) return show({ kind: 'sign-in' }, request, reply.code(401));
        const view = await viewOf(request);
        if (view) return show(view, request, reply);
        throw new ApiFault('history-item-not-found', 'There is no such item: it may have been deleted.');
      });
    page(addresses.operator, () => overviewOf(context));
    page(addresses.operatorSaved, ({ query }) => savedView(context, readQuery(query)));
    page(addresses.operatorArticles, ({ query }) => articlesView(context, readQuery(query)));
    page(addresses.operatorCorrections, ({ query }) => correctionsView(context, readQuery(query)));
    page(addresses.operatorItem(':id').replace('%3A', ':'), ({ params, query }) =>
      itemView(context, (params as { id: string }).id, readQuery(query).done),
    );

    scope.post(`${addresses.operator}/sign-in`, async (request, reply) => {
      const refuse = (refused: 'wrong' | 'too-often' | 'elsewhere', status: number) =>
        show({ kind: 'sign-in', refused }, request, reply.code(status));
      if (!isFromHere(request)) return refuse('elsewhere', 403);
      if (!mayTry(request)) return refuse('too-often', 429);
      if (!sessions.isToken(formOf(request).get('token')?.trim() ?? '')) {
        log.warn('Somebody tried to sign in as the operator with a wrong token.');
        return refuse('wrong', 401);
      }
      log.info('The operator signed in.');
      return reply.header('Set-Cookie', sessions.begin(now())).redirect(addresses.operator, 303);
    });

    scope.post(`${addresses.operator}/sign-out`, async (request, reply) => {
      if (isFromHere(request)) reply.header('Set-Cookie', sessions.end());
      return reply.redirect(addresses.operator, 303);
    });

    const mayChange = (request: FastifyRequest) => isFromHere(request) && isSignedIn(request);
    serveEditing(scope, { context, show, mayChange, formOf });

    scope.post(addresses.operatorSaved, async (request, reply) => {
      if (!mayChange(request)) return reply.redirect(addresses.operator, 303);
      const form = formOf(request);
      const id = form.get('id') ?? '';
      const action = form.get('action') ?? '';
      const key = await readKey(context, id);
      if (key === undefined || !isAction(action)) throw new ApiFault('invalid-request', 'There is no such item.');
      const outcome = await changeSaved(action, key, id);
      log.info({ action, id, outcome }, 'The operator moderated a saved item.');
      const back = readBack(form.get('back'), action);
      back.searchParams.set('done', outcome);
      return reply.redirect(`${back.pathname}${back.search}`, 303);
    });
  });

  async function changeSaved(action: Action, key: number, id: string): Promise<string> {
    const nameOf = () => id;
    try {
      if (action === 'hide') await hideSaved(storage, [key], nameOf);
      else if (action === 'list') await listSaved(storage, [key], nameOf, await triageLists());
      else {
        await deleteSaved(storage, [key], nameOf);
        return [done.delete, await forgetDeleted(storage)].filter(Boolean).join(' ');
      }
      return done[action];
    } catch (error) {
      if (error instanceof Refusal) return error.message;
      throw error;
    }
  }
}

const isAction = (action: string): action is Action => Object.hasOwn(done, action);

const formOf = ({ body }: FastifyRequest) => (body instanceof URLSearchParams ? body : new URLSearchParams());

const readQuery = (query: unknown) => query as Readonly<Record<string, string | undefined>>;

/** The list from which an item was changed. The page of an item that was deleted is gone. */
function readBack(back: string | null, action: Action): URL {
  const here = new URL(addresses.operatorSaved, 'http://here');
  if (back === null || !URL.canParse(back, here)) return here;
  const url = new URL(back, here);
  const isItem = url.pathname.startsWith(`${addresses.operatorSaved}/`) && action !== 'delete';
  return url.origin === here.origin && (url.pathname === here.pathname || isItem) ? url : here;
}

/** Whether a form was sent by a page of this site: browsers say so, and nothing else sends forms here. */
function isFromHere({ headers }: FastifyRequest): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin';
  const { origin, host } = headers;
  return origin !== undefined && URL.canParse(origin) && new URL(origin).host === host;
}
