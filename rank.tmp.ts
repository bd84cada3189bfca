import { readFileSync } from 'node:fs';
import { askAll } from './tests/eval/answers/ask-all.ts';
import { packagedEditions } from './src/knowledge/corpus/editions.ts';
import { loadNotes } from './src/knowledge/notes/load-notes.ts';
import { everythingOn } from './src/knowledge/retrieval/ablations.ts';
import { loadThesaurus } from './src/knowledge/retrieval/load-thesaurus.ts';
import { openSearchIndex } from './src/knowledge/retrieval/open-search-index.ts';
import { scorePoints, likelihoodOf } from './src/knowledge/retrieval/points/score-points.ts';
import { compareQuestion } from './src/knowledge/retrieval/search-library.ts';
const [notes, thesaurus] = await Promise.all([loadNotes('content'), loadThesaurus('content')]);
const index = openSearchIndex({ corpusPath: 'build/corpus.sqlite', editions: packagedEditions.map(({ id, language }) => ({ id, language })), thesaurus, notes, ablations: everythingOn });
const show = process.argv[3];
let first=0, four=0, n=0; const bins:any={};
for (const l of readFileSync(process.argv[2]!,'utf8').trim().split('\n')) {
  const {id,q,notes:want}=JSON.parse(l); if(!want.length) continue; n++;
  const { fits, reading } = compareQuestion({ question: q, limit: 8 }, index);
  const sc = scorePoints(fits, index.points);
  const slugs=[...new Set(sc.map(s=>notes[index.points.points[s.point]!.note]!.slug))];
  const r=slugs.findIndex(s=>want.includes(s)); if(r===0)first++; if(r>=0&&r<4)four++;
  const ans=likelihoodOf(sc,fits,reading);
  const second=sc.find(s=>s.point!==sc[0]?.point);
  if(show&&r!==0) console.log(id,'r',r,'a',ans.toFixed(2),'lead',sc[0]?.lead.toFixed(2),q.slice(0,110),'|',want.join(','),'|',slugs.slice(0,4).join(','));
  const b=sc[0]? Math.floor((sc[0].lead)*10)/10:-1; (bins[b]??=[0,0])[r===0?0:1]++;
}
console.log('first',first,'four',four,'of',n); console.log(bins);
