import Icon from '@/components/ui/Icon';

/** The message below a field that names it. */
export default function FieldError({ id, error }: { id: string; error: string | undefined }) {
  if (!error) return null;
  return (
    <p className="err" id={`${id}-error`}>
      <Icon name="warn" />
      <span>{error}</span>
    </p>
  );
}
