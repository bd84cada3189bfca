/** A change by the operator that is refused, with a sentence that says why: nothing was changed. */
export class Refusal extends Error {}
