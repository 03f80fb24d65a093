import type { ReactNode, Ref } from 'react';
import { photoLabel, photoTypes } from '../rules/photos';

interface Props {
  input?: Ref<HTMLInputElement>;
  onChoose?: (files: readonly File[]) => void;
  /** Goes below the input. */
  children?: ReactNode;
}

/** The input for photos. Without JavaScript, the browser sends the files as they are. */
export default function PhotoInput({ input, onChoose, children }: Props) {
  return (
    <div className="field full">
      <label htmlFor="photo-files">{photoLabel}</label>
      <input
        id="photo-files"
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
