/** Shown only without JavaScript: what does not work here without it, and what does. */
export function ScriptingNote({ children }: { children: string }) {
  return (
    <noscript>
      <p className="notice">{children}</p>
    </noscript>
  );
}
