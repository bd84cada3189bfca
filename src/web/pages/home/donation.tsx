import { KhatamCorner } from '../../art/khatam-corner.tsx';
import { useSite } from '../../page-meta.ts';

/** Posts to the payment provider's own page: card numbers never pass through this site. */
export function Donation() {
  const site = useSite();
  return (
    <section className="donation" aria-labelledby="donation">
      <KhatamCorner className="donation-corner" />
      <div className="donation-inner">
        <div>
          <h2 id="donation">Keep the lamp lit</h2>
          <p>
            This library is free to read and carries no advertising. A gift pays for the machines and for the work of
            checking the sources. You finish it on the payment provider’s own page.
          </p>
        </div>
        <form action={site.donation.url} method="post" target="_top">
          <input type="hidden" name="cmd" value="_s-xclick" />
          <input type="hidden" name="hosted_button_id" value={site.donation.buttonId} />
          <button type="submit" className="button button-light">
            Donate
          </button>
        </form>
      </div>
    </section>
  );
}
