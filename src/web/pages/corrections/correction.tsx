import { data } from 'react-router';
import { addresses } from '../../addresses.ts';
import { formatDate } from '../../dates.ts';
import { pageMeta, siteOf } from '../../page-meta.ts';
import { servicesContext } from '../../server-side/services.ts';
import stylesheet from '../../styles/corrections.css?url';
import { ArrowLeft } from '../../ui/icons.tsx';
import { Missing } from '../../ui/missing.tsx';
import type { Route } from './+types/correction';
import { OneCorrection } from './one-correction.tsx';

export async function loader({ context, params }: Route.LoaderArgs) {
  const correction = await context.get(servicesContext).correction(params.id);
  return data(correction, { status: correction ? 200 : 404 });
}

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: stylesheet }];

export const meta: Route.MetaFunction = ({ matches, loaderData: correction }) => {
  const site = siteOf(matches);
  if (!correction) {
    return pageMeta(site, { title: 'Correction not found', description: 'There is no correction at this address.' });
  }
  const { id, date, title, summary } = correction;
  return pageMeta(site, {
    title: `Corrected on ${formatDate(date, 'long')}: ${title}`,
    description: summary,
    path: addresses.correction(id),
    steps: [['Corrections', addresses.corrections]],
  });
};

/** One error that was put right: the lines at what rested on it lead here. */
export default function CorrectionPage({ loaderData: correction }: Route.ComponentProps) {
  if (!correction) {
    const text = 'There is no correction at this address. The list has all of them.';
    return <Missing title="Correction not found" text={text} to={addresses.corrections} label="All corrections" />;
  }
  return (
    <div className="page page-reading corrections">
      <a href={addresses.corrections} className="back">
        <ArrowLeft /> All corrections
      </a>
      <OneCorrection correction={correction} heading="h1" />
    </div>
  );
}
