// When a second view transition interrupts the first, its `ready` promise rejects with AbortError and the router does not
// catch it: the console would show an error. Loaded with the pages that have React.

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
