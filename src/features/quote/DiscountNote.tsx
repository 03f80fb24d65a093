import Icon from '@/components/ui/Icon';

/** The discount note, inside the form above the button or below the form; what stands between stars is bold. */
export default function DiscountNote({ note }: { note: string | undefined }) {
  if (!note) return null;
  return (
    <p className="full discount">
      <Icon name="star" />
      <span>{note.split('*').map((part, index) => (index % 2 ? <b key={index}>{part}</b> : part))}</span>
    </p>
  );
}
