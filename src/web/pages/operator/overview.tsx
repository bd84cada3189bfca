import type { ReactNode } from 'react';
import { formatDate } from '../../dates.ts';
import type { OperatorOverview } from '../../server-side/operator-view.ts';

const statusSays: Readonly<Record<string, string>> = {
  ready: 'All parts work.',
  degraded: 'Reading works; saving does not. The log says why.',
  'not-ready': 'Visitors cannot be served. The log says why.',
  draining: 'The server was asked to stop, and answers what is under way.',
};

/** How the server is, and how much it holds. */
export function Overview({ health, process, saved, articles, freeDiskBytes, model, works, packs }: OperatorOverview) {
  const most = Math.max(1, ...saved.byDay.map((day) => day.saved));
  return (
    <div className="operator-overview">
      <Part title="Health">
        <p className={health.status === 'ready' ? 'operator-well' : 'notice notice-error'}>
          {statusSays[health.status] ?? health.status}
        </p>
        <Facts
          facts={[
            ...Object.entries(health.parts),
            ['longest wait, last 10 s', `${Math.round(process.eventLoopMs)} ms`],
            ['memory', megabytes(process.memoryBytes)],
            ['free disk', freeDiskBytes === undefined ? 'not known' : megabytes(freeDiskBytes)],
            ['running since', `${formatDate(process.startedAt, 'shortWithTime')} UTC`],
            ['version', process.version],
            ['language model', model ?? 'none: the site’s own engine answers'],
          ]}
        />
      </Part>
      <Part title="Saved answers">
        <Facts
          facts={[
            ['items', number(saved.items)],
            ['room', `${megabytes(saved.bytes)} of ${megabytes(saved.mostBytes)}`],
            ...saved.byListing.map(
              ({ listing, provenance, rows }): Fact => [`${listing}, ${provenance}`, number(rows)],
            ),
            ['articles', number(articles)],
          ]}
        />
        <table className="operator-days">
          <caption>Saved by day (UTC)</caption>
          <tbody>
            {saved.byDay.map(({ day, saved: count }) => (
              <tr key={day}>
                <th scope="row">{formatDate(day, 'short')}</th>
                <td>
                  <meter min={0} max={most} value={count} aria-hidden="true" />
                </td>
                <td>{number(count)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Part>
      <Part title="Library">
        <Facts
          facts={works.map(
            ({ title, editions, passages }): Fact => [
              title,
              `${number(passages)} passages, ${editions === 1 ? '1 edition' : `${editions} editions`}`,
            ],
          )}
        />
        <h3>Packs</h3>
        {packs.length === 0 ? (
          <p className="small-note">
            No pack was added: <code>isnad pack add</code> brings hadith collections and translations.
          </p>
        ) : (
          <>
            <Facts
              facts={packs.map(
                ({ name, title, kind, passages, editions }): Fact => [
                  `${title} (${name})`,
                  `${kind}, ${number(passages)} passages, ${editions.length === 1 ? '1 edition' : `${editions.length} editions`}`,
                ],
              )}
            />
            <p className="small-note">
              <code>isnad pack --help</code> says how packs are added, checked and removed.
            </p>
          </>
        )}
      </Part>
    </div>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2>{title}</h2>
      {children}
    </section>
  );
}

type Fact = [name: string, value: string];

function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className="operator-facts">
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

const number = (value: number) => value.toLocaleString('en-US');

const megabytes = (bytes: number) =>
  bytes >= 1e9 ? `${(bytes / 1e9).toFixed(1)} GB` : `${(bytes / 1e6).toFixed(bytes < 1e7 ? 1 : 0)} MB`;
