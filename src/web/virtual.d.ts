declare module 'virtual:passages' {
  /** By the reference as the samples write it. */
  export const passages: Readonly<Record<string, { arabic: string; translation: string }>>;
}
