/** Signs that end a line for some readers of YAML or of lines, or that they refuse. */
const RISKY = /[\u007f-\u009f\u2028\u2029\ufeff\ufffe\uffff]/g;

/** A value as JSON on one line, whatever reads the line. */
export const jsonText = (value: unknown): string =>
  JSON.stringify(value).replace(RISKY, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`);
