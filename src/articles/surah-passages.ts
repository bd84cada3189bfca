/**
 * One passage of each longer surah that can be read alone and shows its style. Chosen by reading, not by search, because
 * a verse out of context can mislead. Written surah:from-to.
 */
const chosen = `
  2:177 3:190-191 4:135 5:8 6:59 7:156 8:2-4 9:71 10:57-58 11:114-115 12:86-87 13:28 14:24-25 15:49-50 16:97 17:23-24
  18:46 19:30-33 20:25-28 21:87-88 22:46 23:96-98 24:35 25:63-65 26:78-82 27:62 28:77 29:45 30:21 31:17-18 32:16-17
  33:35 34:39 35:15 36:38-40 37:75-76 38:29 39:53 40:60 41:34-35 42:36-38 43:84 44:38-39 45:12-13 46:15 47:24 48:4
  49:13 50:16 51:20-21 52:48 53:39-41 54:17 55:26-28 56:75-80 57:20 58:11 59:18-19 60:8 61:8 64:11 65:2-3 66:8 67:15
  68:48-50 69:19-24 70:19-23 71:10-12 72:13 73:8-9 74:38 75:13-15 76:8-9 77:41-44 78:8-11 79:40-41 80:24-28 81:8-9
  82:6-8 83:22-26 84:6 85:13-15 86:13-14 87:14-15 88:17-20 89:17-18 90:12-16 91:9-10 92:5-7 96:9-14
`;

interface VerseRange {
  from: number;
  to: number;
}

export const surahPassages: ReadonlyMap<number, VerseRange> = new Map(
  [...chosen.matchAll(/(\d+):(\d+)(?:-(\d+))?/g)].map(([, surah, from, to]) => [
    Number(surah),
    { from: Number(from), to: Number(to ?? from) },
  ]),
);
