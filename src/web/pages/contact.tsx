import { addresses } from '../addresses.ts';
import { bannerOf } from '../art/banner-files.ts';
import { pageMeta, siteOf, useSite } from '../page-meta.ts';
import { Mail, Phone, Place } from '../ui/icons.tsx';
import type { Route } from './+types/contact';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(siteOf(matches), {
    title: 'Contact',
    description: 'Write, call or visit: how to reach the people behind Isnad.',
    path: addresses.contact,
  });

export default function Contact() {
  const { contact } = useSite();
  return (
    <div className="page page-reading static">
      <h1>Contact</h1>
      <p className="lead">A mistake, an idea, a source that we missed: we read everything.</p>
      <ul className="contact-ways">
        <li>
          <Mail />
          <h2>Email</h2>
          <p>
            <a href={`mailto:${contact.email}`}>{contact.email}</a>
          </p>
          <p>Write at any time, and we'll respond within 24 hours.</p>
        </li>
        <li>
          <Phone />
          <h2>Phone</h2>
          <p>
            <a href={`tel:${contact.phone.replace(/[^\d+]/g, '')}`}>{contact.phone}</a>
          </p>
          <p>Monday-Friday, 9am-5pm</p>
        </li>
        <li>
          <Place />
          <h2>Address</h2>
          <address>{contact.address}</address>
        </li>
      </ul>
      <div className="map" role="img" aria-label="A map will be shown here">
        <img src={bannerOf('general')} alt="" width={1200} height={240} className="map-art" />
        <span>Map</span>
      </div>
    </div>
  );
}
