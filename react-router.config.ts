import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'src/web',
  // Emptied by each build: the corpus lies beside it.
  buildDirectory: 'build/pages',
  // The site has few routes: all are known from the start, so no visit asks for more.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
