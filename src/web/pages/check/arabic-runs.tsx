/** A run of Arabic: from an Arabic letter to the last one before another script, with signs, numbers and ornate brackets. */
const run = /([﴿﴾]?(?=\p{Script=Arabic})\p{L}(?:[^\p{L}]*(?=\p{Script=Arabic})\p{L})*\p{M}*(?:[:\s،]*[٠-٩])*[﴿﴾]?)/u;

/** A text with every run of Arabic set larger: at the same size Arabic looks small next to Latin letters. */
export function ArabicRuns({ children }: { children: string }) {
  return children.split(run).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: a text never reorders its parts
      <span key={index} className="arabic-run">
        {part}
      </span>
    ),
  );
}
