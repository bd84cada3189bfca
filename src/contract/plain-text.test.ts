import { expect, test } from 'vitest';
import { plainText } from './plain-text.ts';

test('marks are gone, and references, lists and quotations stay', () => {
  const markdown = `A **short** *answer* [Quran 2:183].

## Evidence

> كُتِبَ عَلَيْكُمُ
>
> Decreed upon you
>
> [Quran 2:183]

- One
- [Two](/topics/two) and [three](https://example.org/3)

1. First
2. Second

*Put together by a program.*`;
  expect(plainText(markdown)).toBe(`A short answer [Quran 2:183].

Evidence

كُتِبَ عَلَيْكُمُ
Decreed upon you
[Quran 2:183]

- One
- Two and three (https://example.org/3)

1. First
2. Second

Put together by a program.`);
});
