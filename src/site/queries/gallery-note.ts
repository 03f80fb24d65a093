interface Gallery {
  note?: string | undefined;
  images: readonly { alt: string }[];
}

/** Whether a picture is drawn. Its alt text says so first. */
export const isDrawn = ({ alt }: { alt: string }) => /^(?:Illustration|Rendering)\b/.test(alt);
const speaksOfDrawings = /illustration|rendering|sample/i;

/** The note under a gallery. None if the note is about drawings and photos have replaced them all. */
export function noteUnder({ note, images }: Gallery): string | undefined {
  if (!note || !speaksOfDrawings.test(note)) return note;
  return images.some(isDrawn) ? note : undefined;
}
