/** What shows a reply. It is asked for when a question is, so that it is there before the answer. */
export const loadGivenReply = () => import('./given-reply.tsx');
