import { useState } from 'react';
import { defaultEntries, type Entries } from '@/site/savings/entries';
import { writeQuery } from '@/site/savings/query';

interface Props {
  entries: Entries;
  onReset: () => void;
}

/** Prints the calculator alone. The print styles hide everything else while the attribute is set. */
function printAlone() {
  const page = document.documentElement;
  page.dataset.print = 'calculator';
  addEventListener('afterprint', () => delete page.dataset.print, { once: true });
  print();
}

/** The buttons that copy the link, print and reset. Screen readers announce what happened. */
export default function Actions({ entries, onReset }: Props) {
  const [said, setSaid] = useState({ about: entries, note: '', link: '' });
  // What was said about other entries is no longer true.
  const { note, link } = said.about === entries ? said : { note: '', link: '' };
  const toLink = () => location.origin + location.pathname + writeQuery('', entries);

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(toLink());
      setSaid({ about: entries, note: 'Link copied.', link: '' });
    } catch {
      const note = 'Your browser blocked copying. Here is the link:';
      setSaid({ about: entries, note, link: toLink() });
    }
  };

  return (
    <div className="print:hidden">
      <div className="flex flex-wrap gap-x-6">
        <button className="more px-1" type="button" onClick={() => void copy()}>
          Copy link
        </button>
        <button className="more px-1" type="button" onClick={printAlone}>
          Print
        </button>
        <button
          className="more px-1"
          type="button"
          onClick={() => {
            onReset();
            setSaid({ about: defaultEntries, note: 'Back to the starting values.', link: '' });
          }}
        >
          Reset
        </button>
      </div>
      <p role="status">{note}</p>
      {link && (
        <input
          className="min-h-11 w-full border-[1.5px] border-shade-35 px-2.75"
          aria-label="Link to these numbers"
          readOnly
          value={link}
          onFocus={(event) => event.target.select()}
        />
      )}
    </div>
  );
}
