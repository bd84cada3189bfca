/** Said only where JavaScript is off: what cannot be done here without it, and what can. */
export function ScriptingNote({ children }: { children: string }) {
  return (
    <noscript>
      <p className="notice">{children}</p>
    </noscript>
  );
}
