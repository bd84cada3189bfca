/** Where the pictures of pages are, for networks on which the pages are shared: no page shows one. */
export const CARDS = '/cards';

export const cardAddress = (page: string) => `${CARDS}${page}.png`;

/** The picture of the whole site. */
export const SITE_CARD = '/social-card.png';
