import { serveStdio } from '@modelcontextprotocol/server/stdio';
import { type CallApi, isnadTools } from '../mcp/isnad-tools.ts';
import { createApp } from '../server/app.ts';
import { closeContext, openContext } from '../server/context.ts';
import { version } from '../server/version.ts';
import { readConfig } from './start.ts';

const usage = `isnad mcp: the tools for a program that speaks the Model Context Protocol, over standard input and output

  isnad mcp                 with the library on this machine; the text to check never leaves it
  isnad mcp --site ADDRESS  with the library of another Isnad, such as https://isnad.example

Exit code 0: the program closed its end; 2: not understood.
`;

/** `isnad mcp`: ends when the program that started it closes the standard input. */
export async function mcp(args: string[]): Promise<number> {
  if (args.includes('--help') || args.includes('-h')) return say(process.stdout, usage, 0);
  const [option, site, ...more] = args;
  const isSite = option === '--site' && site !== undefined && URL.canParse(site) && more.length === 0;
  if (option !== undefined && !isSite) return say(process.stderr, usage, 2);
  const { callApi, close } = isSite ? overNetwork(site ?? '') : await inThisProcess();
  const ended = new Promise<void>((end) => process.stdin.once('close', end));
  // Standard output belongs to the protocol.
  serveStdio(() => isnadTools(callApi, version), { onerror: (error) => process.stderr.write(`${error.message}\n`) });
  await ended;
  await close();
  return 0;
}

interface Api {
  callApi: CallApi;
  close(): Promise<void>;
}

function overNetwork(site: string): Api {
  const headers = { Accept: 'application/json', 'Content-Type': 'application/json' };
  return {
    callApi: (path, init) => fetch(`${site.replace(/\/+$/, '')}/api${path}`, { ...init, headers }),
    close: async () => undefined,
  };
}

async function inThisProcess(): Promise<Api> {
  const context = await openContext({ ...readConfig(), BASE_PATH: '', LOG_LEVEL: 'silent', RATE_LIMIT: false });
  const app = await createApp(context);
  return {
    callApi: async (path, init) => {
      const answered = await app.inject({
        method: init?.method ?? 'GET',
        url: path,
        headers: { accept: 'application/json', ...(init && { 'content-type': 'application/json' }) },
        ...(init && { payload: init.body }),
      });
      return new Response(new Uint8Array(answered.rawPayload), { status: answered.statusCode });
    },
    close: async () => {
      await app.close();
      await closeContext(context);
    },
  };
}

function say(stream: NodeJS.WriteStream, words: string, code: number): number {
  stream.write(words);
  return code;
}
