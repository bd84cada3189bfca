// Prints what it takes to make the library ready to be searched: `node tests/eval/checker/measure-preparing.ts [hadith]`
import { judgeText, prepare } from './judge-words.ts';
import { openLibrary } from './library.ts';

const corpus = openLibrary(Number(process.argv[2] ?? 0));
const started = performance.now();
prepare(corpus);
judgeText('> قل هو الله أحد الله الصمد', corpus);
const milliseconds = performance.now() - started;
console.log(JSON.stringify({ milliseconds, megabytes: process.memoryUsage().rss / 1_000_000 }));
