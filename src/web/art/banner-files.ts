const files = import.meta.glob<string>('../../../build/art/banner-*.svg', {
  query: '?url',
  import: 'default',
  eager: true,
});

/** The address of a category's banner, which the build drew (`drawings.tsx`). */
export function bannerOf(art: string): string {
  const [, address] = Object.entries(files).find(([file]) => file.endsWith(`/banner-${art}.svg`)) ?? [];
  if (address === undefined) throw new Error(`No banner was drawn for the category “${art}”`);
  return address;
}
