/** The address of a script that is built by itself (scripts/standalone-scripts.ts). */
declare module '*?standalone' {
  const address: string;
  export default address;
}
