// Prints the time and memory needed to open the library and to prepare it for searches:
// `node tests/eval/checker/measure-preparing.ts HADITH REFERENCE-FOLDER`
import { judgeText, prepare } from './judge-words.ts';
import { builtInLibrary, libraryWithHadith } from './library.ts';

const [hadith = '0', reference = ''] = process.argv.slice(2);
const started = performance.now();
const corpus = hadith === '0' ? builtInLibrary() : await libraryWithHadith(reference, Number(hadith));
const opened = performance.now();
prepare(corpus);
judgeText('> قل هو الله أحد الله الصمد', corpus);
const milliseconds = { opening: opened - started, preparing: performance.now() - opened };
const megabytes = process.memoryUsage().rss / 1_000_000;
const peak = (process.resourceUsage().maxRSS * 1_024) / 1_000_000;
console.log(JSON.stringify({ ...milliseconds, megabytes, peak }));
