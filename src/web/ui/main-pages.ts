import { addresses } from '../addresses.ts';

/** The six pages of the header, which are the footer's quick links too. */
export const mainPages = [
  { to: addresses.home, label: 'Home' },
  { to: addresses.questions, label: 'Questions' },
  { to: addresses.articles, label: 'Articles' },
  { to: addresses.ask, label: 'Ask Question' },
  { to: addresses.about, label: 'About' },
  { to: addresses.contact, label: 'Contact' },
];
