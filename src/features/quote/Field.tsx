import type { QuoteKey } from './quote';
import { quoteChoices } from './quote-fields';
import ChoiceField from './ChoiceField';
import TextField from './TextField';

/** A field of the form by its name. */
export default function Field({ name, isVehicle }: { name: QuoteKey; isVehicle: boolean }) {
  if (name === 'serviceType' || name === 'filmRemoval' || name === 'contactMethod')
    return <ChoiceField name={name} choices={quoteChoices[name]} />;
  return <TextField name={name} isVehicle={isVehicle} />;
}
