import { createApp } from '../server/app.ts';
import { openContext } from '../server/context.ts';
import { listen, readConfig } from './start.ts';

// Serves the API alone, at the root of its own port: `npm run api`. Its default port is not the pages', so that both may run at once.
const config = readConfig({ PORT: '3001' });
const context = await openContext(config);
await listen(await createApp(context), context, 'The API of Isnad');
