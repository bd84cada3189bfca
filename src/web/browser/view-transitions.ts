// A view transition that a next one cuts short rejects a promise, and the router leaves nobody to hear it: the console
// would show an error for every visitor who is quicker than a page fades in. Loaded with the pages that have React.

if (typeof document !== 'undefined' && 'startViewTransition' in document) {
  const start = document.startViewTransition.bind(document);
  document.startViewTransition = (update) => {
    const transition = start(update);
    transition.ready.catch((error: DOMException) => {
      if (error.name !== 'AbortError') throw error;
    });
    return transition;
  };
}
