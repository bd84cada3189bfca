import { existsSync } from 'node:fs';
import { reactRouter } from '@react-router/dev/vite';
import { createLogger, defineConfig } from 'vite';
import { standaloneScripts, underBase } from './scripts/standalone-scripts.ts';

/** Files and folders that a chunk of the browser's code is made of, the first chunk that names one wins. */
const chunks = {
  react: ['react', 'react-dom', 'scheduler'].map((name) => `node_modules/${name}/`),
  frame: [
    'src/contract/paths.ts',
    'src/contract/source-path.ts',
    'src/shared/categories.ts',
    'src/web/addresses.ts',
    'src/web/base-path.ts',
    'src/web/dates.ts',
    'src/web/log-failure.ts',
    'src/web/language-of.ts',
    'src/text/language.ts',
    'src/web/ui/icons.tsx',
    'src/web/ui/honorific.tsx',
    'src/web/ui/failure.tsx',
    'src/web/art/logo.tsx',
    'src/web/art/mark.ts',
    'src/web/ui/toasts/toasts.tsx',
  ],
  // The routes as the build makes them for a router in the browser: no page asks for them. After the
  // frame, of which they use parts: a chunk takes along what its files import.
  router: [
    'node_modules/react-router/',
    'node_modules/@react-router/',
    'src/web/page-meta.ts',
    'src/web/card-address.ts',
  ],
  calls: [
    'node_modules/valibot/',
    'src/contract/client.ts',
    'src/contract/caller.ts',
    'src/contract/entities.ts',
    'src/contract/errors.ts',
    'src/web/list-state.ts',
    'src/web/browser/client.ts',
    'src/web/browser/keep-focus.ts',
    'src/web/ui/check-summary.tsx',
    'src/web/ui/summary-of.ts',
  ],
  scripture: [
    'src/contract/scripture-text.ts',
    'src/references/collections.ts',
    'src/references/parse-reference.ts',
    'src/references/reference-url.ts',
    'src/web/ui/scripture.tsx',
    'src/web/ui/mark-of.ts',
    'src/web/ui/reference-mark.tsx',
    'src/web/ui/verdicts.ts',
    'src/web/art/geometry.ts',
    'src/web/art/path.ts',
    'src/web/art/seal.ts',
    'src/web/art/verse-seal.tsx',
  ],
  prose: [
    'src/contract/place-marks.ts',
    'src/contract/prose.ts',
    'src/web/ui/prose.tsx',
    'src/web/ui/prose-blocks.tsx',
    'src/web/ui/remark.tsx',
  ],
  questions: [
    'src/text/first-words.ts',
    'src/shared/questions.ts',
    'src/web/ui/question-card.tsx',
    'src/web/ui/question-list.tsx',
    'src/web/ui/category-badge.tsx',
    'src/web/ui/vote-button.tsx',
  ],
  search: ['src/search/', 'src/knowledge/', 'src/references/', 'src/text/'],
  ornament: ['src/web/art/ornament.tsx', 'src/web/art/strapwork.ts'],
};

// A renamed file would change the chunks without a word.
const missing = Object.values(chunks)
  .flat()
  .filter((part) => !existsSync(part));
if (missing.length > 0) throw new Error(`vite.config.ts names files that do not exist: ${missing.join(', ')}`);

// `:target-current` is newer than the tool that makes the styles small, which passes it on as it is.
const logger = createLogger();
const { warn } = logger;
logger.warn = (message, options) => {
  if (!message.includes("'target-current'")) warn(message, options);
};

export default defineConfig({
  customLogger: logger,
  plugins: [
    standaloneScripts({
      'checker.js': 'src/device/checker.ts',
      'isnad-verse.js': 'src/device/isnad-verse.ts',
      'workers/offline-reading.js': 'src/web/browser/offline/offline-reading.ts',
      'workers/remove-offline-reading.js': 'src/web/browser/offline/remove-offline-reading.ts',
    }),
    reactRouter(),
  ],
  // Found late they would reload the first page of a developer's day.
  optimizeDeps: { include: ['@base-ui/react/csp-provider', '@base-ui/react/toast', 'valibot'] },
  // One build serves under every base path: styles name their files from where they are, scripts by the path that the
  // document names. The server puts it on the pages itself (src/server/base-path.ts).
  experimental: {
    renderBuiltUrl(file, { hostType, ssr }) {
      if (ssr) return undefined;
      return hostType === 'css' ? { relative: true } : { runtime: underBase(`/${file}`) };
    },
  },
  build: {
    assetsInlineLimit: 0,
    // Browsers of the last two and a half years: nesting, popover and `light-dark()` stay as they are written.
    target: ['chrome123', 'edge123', 'firefox125', 'safari17.5'],
    cssTarget: ['chrome123', 'edge123', 'firefox125', 'safari17.5'],
    // What is loaded later has few imports of its own; the code that would preload them is in every first view.
    modulePreload: false,
    rolldownOptions: {
      // The router's files say "use client"; it is not run by a client here.
      checks: { bundlerTimings: false, moduleLevelDirective: false },
      output: {
        // Few files: each costs a round trip, and brotli has one dictionary a file. By what pages need together.
        codeSplitting: {
          groups: Object.entries(chunks).map(([name, parts], index, { length }) => ({
            name,
            test: (id: string) => parts.some((part) => id.includes(part)),
            priority: length - index,
          })),
        },
      },
    },
  },
});
