import Icon from '@/components/ui/Icon';

/** The discount note: inside the form above the button, or below the form. */
export default function Veterans({ percent }: { percent: number }) {
  return (
    <p className="full veterans">
      <Icon name="star" />
      <span>
        Veterans and first responders get <b>{percent}% off</b>. Just mention your service in the message.
      </span>
    </p>
  );
}
