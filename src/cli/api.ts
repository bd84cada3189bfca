import { createApp } from '../server/app.ts';
import { listen, openServer } from './start.ts';

// Serves the API alone, at the root of its own port: `npm run api`. Its default port differs from that of the pages, so
// that both can run at the same time.
const context = await openServer({ PORT: '3001' });
await listen(await createApp(context), context, 'The API of Isnad');
