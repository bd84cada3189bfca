import type { FastifyInstance, RouteHandlerMethod } from 'fastify';
import { type Call, calls } from '../../contract/calls.ts';
import { ApiFault } from '../api-fault.ts';
import type { Context } from '../context.ts';
import type { Limits } from '../rate-limit.ts';
import { articleBySlug, listArticles } from './articles.ts';
import { answer, refuseNoQuestion } from './ask.ts';
import { check } from './check.ts';
import { listCorrections } from './corrections.ts';
import { allowReadsFromAnywhere } from './cross-origin.ts';
import { generateArticle } from './generate-article.ts';
import { type HistoryContext, historyItem, listHistory } from './history.ts';
import { judgeHistoryInBackground } from './judge-history.ts';
import { logConsistency, logEntries, logHead, logInclusion } from './log.ts';
import { openApiDocument, openApiPage } from './openapi.ts';
import { problemHandler } from './problem-handler.ts';
import { publicIdsOf } from './public-ids.ts';
import { save } from './save.ts';
import { seedArticle } from './seed-article.ts';
import {
  hadithInSource,
  listSources,
  numbersInWork,
  passagesInWork,
  versesInSource,
  workWithContents,
} from './sources.ts';
import { traceInBackground } from './trace-kept.ts';

const everyMethod = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const;

/** The whole API as a plugin: under `/api` on the server of the pages, or at the root of its own port. */
export function api(given: Context, limits: Limits) {
  const context: Context & HistoryContext = { ...given, publicIds: publicIdsOf(given.storage) };
  return async (app: FastifyInstance) => {
    await allowReadsFromAnywhere(app, context.config);
    app.setErrorHandler(problemHandler);
    // The calls accept JSON only; Fastify would also parse plain text.
    app.removeContentTypeParser('text/plain');
    app.setNotFoundHandler(() => {
      throw notFound();
    });

    const add = (scope: FastifyInstance, call: Call, handler: RouteHandlerMethod, options: object = {}) => {
      const url = call.path.replace(/\{(\w+)\}/g, ':$1');
      const exposeHeadRoute = call.method === 'GET' && !call.writes;
      scope.route({ method: call.method, url, handler, exposeHeadRoute, ...options });
      refuseOthers(app, url, exposeHeadRoute ? ['GET', 'HEAD'] : [call.method]);
    };

    const reading = { onRequest: limits.read };
    add(app, calls.ask, answer(context), { onRequest: [refuseNoQuestion(context), limits.ask] });
    add(app, calls.save, save(context, limits), {
      onRequest: limits.save,
      bodyLimit: context.config.SAVE_MAX_LENGTH * 6 + 20_000,
    });
    add(app, calls.history, listHistory(context), reading);
    add(app, calls.historyItem, historyItem(context), reading);
    add(app, calls.articles, listArticles(context), reading);
    add(app, calls.article, articleBySlug(context), reading);
    add(app, calls.generateArticle, generateArticle(context), { onRequest: limits.generate });
    await app.register(async (scope) => {
      // The call takes no body: a body of any content type is read and ignored.
      scope.removeAllContentTypeParsers();
      scope.addContentTypeParser('*', { parseAs: 'string' }, (_request, _body, done) => done(null));
      add(scope, calls.seedArticle, seedArticle(context), { onRequest: limits.generate });
    });
    add(app, calls.corrections, listCorrections(context), reading);
    add(app, calls.sources, listSources(context), reading);
    add(app, calls.work, workWithContents(context), reading);
    add(app, calls.verses, versesInSource(context), reading);
    add(app, calls.hadith, hadithInSource(context), reading);
    add(app, calls.numbers, numbersInWork(context), reading);
    add(app, calls.passages, passagesInWork(context), reading);
    add(app, calls.check, check(context), {
      onRequest: limits.check,
      bodyLimit: context.config.CHECK_MAX_LENGTH * 6 + 20_000,
    });

    add(app, calls.log, logHead(context), reading);
    add(app, calls.logEntries, logEntries(context), reading);
    add(app, calls.logConsistency, logConsistency(context), reading);
    add(app, calls.logInclusion, logInclusion(context), reading);

    judgeHistoryInBackground(app, context);
    traceInBackground(app, context);

    // Within the pages' own server this keeps unknown calls from being taken for pages.
    app.get('/*', reading, () => {
      throw notFound();
    });
    app.get('/openapi.json', reading, async () => openApiDocument(context.config));
    app.get('/', reading, openApiPage(context.config, app.prefix));
  };
}

const notFound = () => new ApiFault('not-found', 'There is no such call. The calls are listed in openapi.json.');

function refuseOthers(app: FastifyInstance, url: string, allowed: readonly string[]) {
  app.route({
    // OPTIONS is answered by the cross-origin rules before it gets here.
    method: everyMethod.filter((method) => !allowed.includes(method)),
    url,
    handler: () => {
      const allow = allowed.join(', ');
      throw new ApiFault('method-not-allowed', `This call accepts ${allow} only.`, { headers: { Allow: allow } });
    },
  });
}
