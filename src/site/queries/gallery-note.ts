interface Gallery {
  note?: string | undefined;
  images: readonly { alt: string }[];
}

/** The alt text of a drawn picture begins with one of these words, a photo's never does. */
const drawn = /^(?:Illustration|Rendering)\b/;
const speaksOfDrawings = /illustration|rendering|sample/i;

/** The line under a gallery; none if it says that pictures are drawn and photos have replaced them all. */
export function noteUnder({ note, images }: Gallery): string | undefined {
  if (!note || !speaksOfDrawings.test(note)) return note;
  return images.some(({ alt }) => drawn.test(alt)) ? note : undefined;
}
