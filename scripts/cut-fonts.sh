#!/usr/bin/env bash
# Makes src/web/fonts/ from the packages' own files. Run it when a font or the list of letters changes; it needs
# fonttools with brotli (Debian: fonttools, python3-brotli). A subset may not use a reserved name of the original, so the
# Arabic one is called Isnad Naskh.
set -euo pipefail
cd "$(dirname "$0")/.."
from=$(mktemp -d)
npm pack --silent --pack-destination "$from" @fontsource/scheherazade-new@5.3.0 @fontsource/amiri-quran@5.3.0 @fontsource/newsreader@5.3.0 @fontsource-variable/newsreader@5.3.0 >/dev/null
for package in "$from"/*.tgz; do mkdir "${package%.tgz}" && tar xzf "$package" -C "${package%.tgz}" --strip-components 1; done
to=src/web/fonts

# Every letter and sign of the Uthmani text in the corpus, of modern Arabic, Persian and Urdu, and the verse brackets.
# tests/fonts.test.ts holds the same list, with the sha-256 of the font that was made with it.
pyftsubset "$from"/fontsource-scheherazade-new-*/files/scheherazade-new-arabic-400-normal.woff2 --flavor=woff2 \
  --unicodes=U+0020,U+060C,U+061B,U+061F,U+0621-063A,U+0640-065F,U+0660-066C,U+066E-0671,U+0679,U+067E,U+0686,U+0688,U+0691,U+0698,U+06A9,U+06AF,U+06BA,U+06BE,U+06C1-06C3,U+06CC,U+06D2-06D4,U+06D6-06ED,U+06F0-06F9,U+200C-200F,U+25CC,U+FD3E,U+FD3F \
  --output-file=$to/isnad-naskh.woff2
# The honorific alone.
pyftsubset "$from"/fontsource-amiri-quran-*/files/amiri-quran-arabic-400-normal.woff2 --flavor=woff2 \
  --unicodes=U+FDFA --layout-features='' --output-file=$to/honorific.woff2
# The weights that the pages use, of the variable face.
/usr/bin/env python3 - "$from"/fontsource-variable-newsreader-*/files/newsreader-latin-wght-normal.woff2 $to <<'PY'
import sys
from fontTools.ttLib import TTFont
from fontTools.varLib import instancer

source, to = sys.argv[1:]
face = instancer.instantiateVariableFont(TTFont(source), {"wght": (400, 600)})
face.flavor = "woff2"
face.save(f"{to}/newsreader.woff2")

naskh = TTFont(f"{to}/isnad-naskh.woff2")
for record in naskh["name"].names:
    if record.nameID in (1, 4, 6, 16):
        naskh["name"].setName("IsnadNaskh" if record.nameID == 6 else "Isnad Naskh", record.nameID, record.platformID, record.platEncID, record.langID)
naskh.flavor = "woff2"
naskh.save(f"{to}/isnad-naskh.woff2")
PY
cp "$from"/fontsource-newsreader-*/files/newsreader-latin-400-italic.woff2 $to/newsreader-italic.woff2
rm -r "$from"
sha256sum $to/isnad-naskh.woff2
