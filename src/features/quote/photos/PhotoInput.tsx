import type { Ref } from 'react';
import { photoLabel, photoTypes } from '../rules/photos';

interface Props {
  input?: Ref<HTMLInputElement>;
  onChoose?: (files: readonly File[]) => void;
}

/** The file input for photos. Without JavaScript, the browser sends the files as they are. */
export default function PhotoInput({ input, onChoose }: Props) {
  return (
    <>
      <label htmlFor="photos">{photoLabel}</label>
      <input
        id="photos"
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
    </>
  );
}
