const streets =
  'St|Street|Ave|Avenue|Rd|Road|Dr|Drive|Ln|Lane|Blvd|Boulevard|Ct|Court|Cir|Circle|Trl|Trail|Way|Pkwy|Parkway|Pl|Place|Loop|Cove|Cv|Ter|Terrace|Hwy|Highway|Pass|Run|Path|Bend';
// Each word of a street begins with a capital or a digit. "3 windows on the drive" is not an address.
const address = new RegExp(
  `\\b\\d{1,6} (?:[A-Z\\d][\\w.'\\u2019-]*,? ){1,4}?(?:${streets})\\b(?:,? (?:Apt|Suite|Ste|Unit) [\\w-]+)?`,
);

/** A link to a map of the address or ZIP code in a text; undefined if it has none. */
export function toMapLink(text: string, zipStarts: readonly string[]): string | undefined {
  const zips = text.matchAll(
    /(?<![\d$.,-])\b(\d{5})(?:-\d{4})?\b(?!-\d|,\d| ?(?:sq|square|ft|feet|btu|dollars|miles))/gi,
  );
  const [zip] = [...zips].flatMap(([, code = '']) =>
    zipStarts.some((start) => code.startsWith(start)) ? code : [],
  );
  const query = [address.exec(text)?.[0], zip].filter(Boolean).join(', ');
  return query ? `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(query)}` : undefined;
}
