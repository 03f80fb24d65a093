import type { ReactNode, Ref } from 'react';
import { photoLabel, photoTypes } from '../rules/photos';

interface Props {
  input?: Ref<HTMLInputElement>;
  onChoose?: (files: readonly File[]) => void;
  /** Goes between the label and the input. */
  hint?: ReactNode;
  /** The id of the hint. */
  describedBy?: string | undefined;
  /** Goes below the input. */
  children?: ReactNode;
}

/**
 * The field for photos. Links to `#photos` show it with its label. Without JavaScript, the browser sends the files as they
 * are.
 */
export default function PhotoInput({ input, onChoose, hint, describedBy, children }: Props) {
  return (
    <div className="field full scroll-mt-4" id="photos">
      <label htmlFor="photo-files">{photoLabel}</label>
      {hint}
      <input
        id="photo-files"
        aria-describedby={describedBy}
        name="photos"
        type="file"
        accept={photoTypes}
        multiple
        ref={input}
        onChange={(event) => {
          onChoose?.([...(event.currentTarget.files ?? [])]);
          // Lets visitors choose a photo again after removing it.
          if (onChoose) event.currentTarget.value = '';
        }}
      />
      {children}
    </div>
  );
}
