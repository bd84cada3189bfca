import { expect, test } from 'vitest';
import { xmlText } from './xml.ts';

test('what would end a text or an attribute is written as an entity, and what XML cannot hold is left out', () => {
  expect(xmlText('a < b & "c" > d ]]>')).toBe('a &lt; b &amp; &quot;c&quot; &gt; d ]]&gt;');
  expect(xmlText('tab\tline\n nul\0 bell\u0007 half\ud800 end\uffff')).toBe('tab\tline\n nul bell half\ufffd end');
});
