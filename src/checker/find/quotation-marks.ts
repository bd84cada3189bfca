/** Marks that open a quotation, and what closes them. */
export const CLOSING: Readonly<Record<string, string>> = {
  '﴿': '﴾',
  '“': '”',
  '„': '“',
  '”': '”',
  '‟': '”',
  '❝': '❞',
  '〝': '〞',
  '«': '»',
  '‹': '›',
  '「': '」',
  '『': '』',
  '《': '》',
  '"': '"',
  '＂': '＂',
  '″': '″',
  '‘': '’',
};
