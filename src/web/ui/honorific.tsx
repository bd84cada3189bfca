/** Text of ours, in which the honorific sign is read out in words. */
export function Text({ children }: { children: string }) {
  // biome-ignore lint/suspicious/noArrayIndexKey: a text never reorders its parts
  return children.split('ﷺ').flatMap((part, index) => (index === 0 ? [part] : [<Honorific key={index} />, part]));
}

function Honorific() {
  return (
    <span className="honorific" role="img" aria-label="peace be upon him" title="peace be upon him">
      ﷺ
    </span>
  );
}
