/** By the id of the form, buttons elsewhere on the page send its text too. */
export const CHECK_FORM = 'check-form';
