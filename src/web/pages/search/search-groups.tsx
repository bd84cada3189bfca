import type { GroupName, Hit, HitGroup } from '../../../search/site-index.ts';
import { hrefOf } from './href-of.ts';

const titles: Readonly<Record<GroupName, string>> = {
  notes: 'Notes',
  terms: 'People and terms',
  points: 'In the notes',
  surahs: 'Surahs',
  verses: 'Verses and references',
  articles: 'Articles',
};

interface SearchGroupsProps {
  groups: readonly HitGroup[];
  /** The level of their headings. */
  level: 2 | 3;
}

/** What was found, by what it is. The same on the server's page and below the list of questions. */
export function SearchGroups({ groups, level }: SearchGroupsProps) {
  const Heading = `h${level}` as 'h2' | 'h3';
  return groups.map(({ name, hits, count }) => (
    <section key={name} className="hit-group">
      <Heading>
        {titles[name]} <span className="hit-count">({count})</span>
      </Heading>
      <ul className="hits">
        {hits.map((hit) => (
          <li key={hrefOf(hit.leadsTo)}>
            <a href={hrefOf(hit.leadsTo)}>
              <Marked hit={hit} />
            </a>
            {hit.place && <span className="hit-place">{hit.place}</span>}
          </li>
        ))}
      </ul>
    </section>
  ));
}

/** A title with what was looked for marked. */
function Marked({ hit: { title, marks } }: { hit: Hit }) {
  const pieces = marks.map(([start, end], at) => ({
    between: title.slice(marks[at - 1]?.[1] ?? 0, start),
    start,
    end,
  }));
  return (
    <>
      {pieces.map(({ between, start, end }) => (
        <span key={start}>
          {between}
          <mark>{title.slice(start, end)}</mark>
        </span>
      ))}
      {title.slice(marks.at(-1)?.[1] ?? 0)}
    </>
  );
}
