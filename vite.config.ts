import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { minifyPlainScripts } from './scripts/minify-plain-scripts.ts';

export default defineConfig({
  plugins: [minifyPlainScripts(), reactRouter()],
  // Found late they would reload the first page of a developer's day.
  optimizeDeps: { include: ['@base-ui/react/csp-provider', '@base-ui/react/tabs', '@base-ui/react/toast', 'valibot'] },
  build: {
    assetsInlineLimit: 0,
    // Browsers of the last two and a half years: nesting, popover and `light-dark()` stay as they are written.
    target: ['chrome123', 'edge123', 'firefox125', 'safari17.5'],
    cssTarget: ['chrome123', 'edge123', 'firefox125', 'safari17.5'],
    modulePreload: { polyfill: false },
    rolldownOptions: {
      checks: { bundlerTimings: false },
      output: {
        // Few files: each costs a round trip, and brotli has one dictionary a file. By what pages need together.
        codeSplitting: {
          groups: [
            {
              name: 'react',
              test: /node_modules\/(react|react-dom|react-router|scheduler|@react-router)\//,
              priority: 5,
            },
            {
              name: 'frame',
              test: /src\/(contract\/(paths|source-path)|shared\/categories|web\/(addresses|page-meta|dates|log-failure|ui\/(header|footer|main-pages|icons|honorific|failure)|art\/(logo|mark)))/,
              priority: 4,
            },
            {
              name: 'calls',
              test: /valibot|src\/contract\/(client|caller|entities|errors)|src\/web\/(loaded|browser-client|keep-focus|ui\/(check-summary|summary-of))/,
              priority: 3,
            },
            {
              name: 'prose',
              test: /src\/(contract\/prose|references|web\/language-of|web\/ui\/(prose|scripture|reference-chip|verdicts))|src\/web\/art\/(?!logo|mark|category)/,
              priority: 2,
            },
            {
              name: 'questions',
              test: /src\/(shared\/questions|web\/(ui\/(question-card|question-list|category-badge|vote-button)))/,
              priority: 1,
            },
          ],
        },
      },
    },
  },
});
