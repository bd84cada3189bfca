import { data } from 'react-router';
import { addresses } from '../../addresses.ts';
import { pageMeta, siteOf } from '../../page-meta.ts';
import { servicesContext } from '../../server-side/services.ts';
import stylesheet from '../../styles/operator.css?url';
import { Missing } from '../../ui/missing.tsx';
import type { Route } from './+types/operator';
import { Articles } from './articles.tsx';
import { OperatorCorrections } from './corrections.tsx';
import { OperatorFrame } from './operator-frame.tsx';
import { Overview } from './overview.tsx';
import { SavedItem } from './saved-item.tsx';
import { SavedItems } from './saved-items.tsx';
import { SignIn } from './sign-in.tsx';

/** Only the operator's own route gives something to show; to everybody else there is no such page. */
export const loader = ({ context }: Route.LoaderArgs) => {
  const { operator } = context.get(servicesContext);
  return data(operator, { status: operator ? 200 : 404 });
};

/** Visitors do not load it. */
export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: stylesheet }];

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(siteOf(matches), {
    title: loaderData ? 'Operator' : 'Page not found',
    description: loaderData ? 'For the operator of this site.' : 'There is no page at this address.',
  });

export default function OperatorPage({ loaderData: view }: Route.ComponentProps) {
  switch (view?.kind) {
    case 'sign-in':
      return <SignIn refused={view.refused} />;
    case 'overview':
      return (
        <OperatorFrame here="overview" held={view.held}>
          <Overview {...view} />
        </OperatorFrame>
      );
    case 'saved':
      return (
        <OperatorFrame here="saved" held={view.held} message={view.message}>
          <SavedItems {...view} />
        </OperatorFrame>
      );
    case 'articles':
      return (
        <OperatorFrame here="articles" held={view.held} message={view.message}>
          <Articles {...view} />
        </OperatorFrame>
      );
    case 'corrections':
      return (
        <OperatorFrame here="corrections" held={view.held} message={view.message}>
          <OperatorCorrections {...view} />
        </OperatorFrame>
      );
    case 'item':
      return (
        <OperatorFrame here="saved" held={view.held} message={view.message}>
          <SavedItem item={view.item} check={view.check} />
        </OperatorFrame>
      );
    default:
      return (
        <Missing
          title="Oops! Page not found"
          text="There is no page at this address."
          to={addresses.home}
          label="Return to Home"
        />
      );
  }
}
