/** Text of ours, in which the honorific sign is read out in words. Punctuation behind it stays on its line. */
export function Text({ children }: { children: string }) {
  return children.split(/(ﷺ\p{P}*)/u).map((part, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: a text never reorders its parts
    index % 2 ? <Honorific key={index} behind={part.slice(1)} /> : part,
  );
}

function Honorific({ behind }: { behind: string }) {
  const sign = (
    <span className="honorific" role="img" aria-label="peace be upon him" title="peace be upon him">
      ﷺ
    </span>
  );
  if (!behind) return sign;
  return (
    <span className="one-line">
      {sign}
      {behind}
    </span>
  );
}
