/** A text as HTML shows it, in elements and in attributes. */
export const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** A text as HTML, on as many lines. */
export const withLineBreaks = (text: string) => escapeHtml(text).replaceAll('\n', '<br>');
