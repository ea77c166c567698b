import { AutomationList } from '../../ui/AutomationList';
import { Section } from '../../ui/Section';

/** Six automations, each with a line of three stations. */
export function Automations() {
  return (
    <Section
      title="Six machines déjà dessinées"
      lead="Nous les montons avec vos logiciels et vos règles. Le gain indiqué est celui de l’exemple chiffré sur chaque page."
    >
      <AutomationList level="h3" onShelf />
    </Section>
  );
}
