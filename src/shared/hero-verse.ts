/** The verse on the home page: whoever brings news, look into it first. It is this site's whole method. */
export const heroVerse = 'Quran 49:6';
