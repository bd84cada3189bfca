/** Who and what has a profile. */
export const profileGroups = ['people', 'places', 'events'] as const;
export type ProfileGroup = (typeof profileGroups)[number];

export const profileGroupNames: Readonly<Record<ProfileGroup, string>> = {
  people: 'People',
  places: 'Places',
  events: 'Events',
};
