import type { RouteHandlerMethod } from 'fastify';
import { LogConsistencyQuery, LogEntriesQuery, LogInclusionQuery } from '../../contract/calls.ts';
import { ApiFault } from '../api-fault.ts';
import type { Context } from '../context.ts';
import { parseQuery } from './parse.ts';

type Parts = Pick<Context, 'receipts'>;

/** Entries of one page of the log. */
const PAGE = 1_000;

const notInLog = () => new ApiFault('not-found', 'The log has no such entries.');

export const logHead =
  ({ receipts }: Parts): RouteHandlerMethod =>
  (_request, reply) =>
    reply.header('Cache-Control', 'no-store').send(receipts.head());

export const logEntries =
  ({ receipts }: Parts): RouteHandlerMethod =>
  async (request) => {
    const { from = 0 } = parseQuery(LogEntriesQuery, request.query);
    return { entries: receipts.log.entries().slice(from, from + PAGE) };
  };

export const logConsistency =
  ({ receipts }: Parts): RouteHandlerMethod =>
  async (request) => {
    const { from, to } = parseQuery(LogConsistencyQuery, request.query);
    const proof = receipts.log.consistency(from, to);
    if (!proof) throw notInLog();
    return { proof };
  };

export const logInclusion =
  ({ receipts }: Parts): RouteHandlerMethod =>
  async (request) => {
    const { position, size } = parseQuery(LogInclusionQuery, request.query);
    const proof = receipts.log.inclusion(position, size);
    if (!proof) throw notInLog();
    return { proof };
  };
