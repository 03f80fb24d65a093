interface Gallery {
  note?: string | undefined;
  images: readonly { alt: string }[];
}

/** Whether a picture is drawn: its alt text then begins with one of these words, a photo's never does. */
export const isDrawn = ({ alt }: { alt: string }) => /^(?:Illustration|Rendering)\b/.test(alt);
const speaksOfDrawings = /illustration|rendering|sample/i;

/** The line under a gallery; none if it says that pictures are drawn and photos have replaced them all. */
export function noteUnder({ note, images }: Gallery): string | undefined {
  if (!note || !speaksOfDrawings.test(note)) return note;
  return images.some(isDrawn) ? note : undefined;
}
