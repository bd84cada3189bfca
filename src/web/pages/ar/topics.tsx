import { arabicFigures } from '../../../text/arabic-figures.ts';
import { addresses } from '../../addresses.ts';
import filterNotes from '../../browser/filter-notes.ts?standalone';
import { pageMeta, siteOf } from '../../page-meta.ts';
import type { Handle } from '../../root.tsx';
import { servicesContext } from '../../server-side/services.ts';
import { Text } from '../../ui/honorific.tsx';
import { Search } from '../../ui/icons.tsx';
import type { Route } from './+types/topics';
import { shelvesInArabic } from './shelf-names.ts';

export const handle: Handle = { language: 'ar' };

export const loader = ({ context }: Route.LoaderArgs) => context.get(servicesContext).arabicShelves();

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(siteOf(matches), {
    title: 'كل المواضيع',
    description: 'مقالات هذا الموقع بالعربية: العقيدة والصلاة والقرآن والأسرة والمعاملات والأخلاق والسيرة وغيرها.',
    path: addresses.arabicTopics,
    languages: { en: addresses.topics, ar: addresses.arabicTopics },
  });

/** Every note that has an Arabic text. */
export default function ArabicTopicsPage({ loaderData: shelves }: Route.ComponentProps) {
  const all = shelves.flatMap(({ notes }) => notes).length;
  return (
    <div className="page topics-page">
      <h1>كل المواضيع</h1>
      <p className="lead">
        مقالات بمراجعها وبما اختلف فيه العلماء، وعددها {arabicFigures(all)}. اختر مقالا، أو اكتب كلمة.
      </p>
      <div className="search-form needs-scripting">
        <div className="search-field">
          <Search />
          <input
            type="search"
            aria-label="إظهار ما في عنوانه هذه الكلمات"
            placeholder="الزكاة"
            autoComplete="off"
            data-script={filterNotes}
            aria-controls="all-notes"
          />
        </div>
      </div>
      <div id="all-notes" className="category-notes">
        <div className="shelves">
          {shelves.map(({ title, notes }) => (
            <section key={title}>
              <h2>
                {shelvesInArabic[title]} <span className="hit-count">({arabicFigures(notes.length)})</span>
              </h2>
              <ul>
                {notes.map((note) => (
                  <li key={note.slug}>
                    <a href={addresses.arabicTopic(note.slug)}>
                      <Text>{note.title}</Text>
                    </a>
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </div>
      </div>
    </div>
  );
}
