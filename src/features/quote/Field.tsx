import { getField, type QuoteKey } from './quote';
import ChoiceField from './ChoiceField';
import TextField from './TextField';

/** A field of the form by its name. */
export default function Field({ name, isVehicle }: { name: QuoteKey; isVehicle: boolean }) {
  const { choices } = getField(name);
  if (choices) return <ChoiceField name={name} choices={choices} />;
  return <TextField name={name} isVehicle={isVehicle} />;
}
