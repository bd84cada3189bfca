import { expect, test } from 'vitest';
import { summaryOf } from './summary.ts';

test('the summary of a part is its bold figures, or the fairest row of its table', () => {
  const markdown = `### Verses judged

Goal: 92 %.

| Quotations | count | share  |
| ---------- | ----: | -----: |
| short      |    31 | 83.9 % |
| all        |   537 | 93.1 % |

### Altered

12 quotations. **Verified all the same: 0** (must be 0).

| Alteration | texts |
| ---------- | ----: |
| dropped    |    12 |`;
  expect(summaryOf(markdown)).toBe(`- Verses judged: all: count 537, share 93.1 %
- Altered: Verified all the same: 0`);
});
