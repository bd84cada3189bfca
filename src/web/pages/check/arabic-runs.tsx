/** From an Arabic letter to the last one that no other letter parts from it, with its signs, numbers and ornate brackets. */
const run = /([﴿﴾]?(?=\p{Script=Arabic})\p{L}(?:[^\p{L}]*(?=\p{Script=Arabic})\p{L})*\p{M}*(?:[:\s،]*[٠-٩])*[﴿﴾]?)/u;

/** A text in which every run of Arabic stands in its own size: it is small beside Latin letters of the same. */
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
