/** What a person typed or pasted, without invisible characters and with full-width letters and digits as plain ones. */
export const toPlainCharacters = (typed: string) =>
  typed
    .replace(/[\p{Default_Ignorable_Code_Point}\u2800\ufff9-\ufffc]/gu, '')
    .replace(/[！-～]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0));
