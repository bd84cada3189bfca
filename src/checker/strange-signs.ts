/**
 * What normalisation passes over and a reader may read all the same, or in another order: letters that are symbols
 * (🅽🅾🆃), enclosing marks, signs without a meaning of their own, overrides of the direction. Punctuation, the Quran's
 * own signs (۞, ۩, the end of an ayah), two apostrophes and the zero-width marks of ordinary writing are none of these.
 */
const strange = /[^\p{L}\p{Mn}\p{Mc}\p{Nd}\p{P}\s`´\u06DD\u06DE\u06E9\u00AD\u061C\u200B-\u200F\u2060\uFEFF]/u;

export function hasStrangeSigns(quotation: string): boolean {
  return strange.test(quotation) || struckOrRaised.test(quotation);
}

/** Marks that strike a letter through or stand for one above another (n̶o̶), and letters that are written raised (ⁿᵒ). */
const struckOrRaised = /[\u0334-\u0338\u0363-\u036F\u20D0-\u20FF]|[\u02B0-\u02B8\u1D2C-\u1D6A\u2070-\u209C]/u;
