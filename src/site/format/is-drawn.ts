/** Whether a picture is drawn. Its alt text says so first. */
export const isDrawn = ({ alt }: { alt: string }) => /^(?:Illustration|Rendering)\b/.test(alt);
