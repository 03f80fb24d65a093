import { icons, type IconName } from '@/components/ui/icons';

/** A drawing of the icon set inside an island; decorative. */
export default function Icon({ name }: { name: IconName }) {
  return (
    <svg
      className="icon"
      viewBox="0 0 24 24"
      aria-hidden="true"
      dangerouslySetInnerHTML={{ __html: icons[name] }}
    />
  );
}
