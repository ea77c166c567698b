import { ChevronDown } from 'lucide-react';
import { ServicesPanel } from './ServicesPanel';
import { MainLink } from './MainLink';

const PANEL_ID = 'panneau-services';

/**
 * « Services » in the header: a link to the page, and a button for the panel. Before scripts run, the style sheet shows the panel on hover
 * or focus (services-panel.browser.ts).
 */
export function ServicesEntry({ label }: { readonly label: string }) {
  return (
    <li data-panel="unscripted" className="group flex items-center">
      <MainLink to="/services" label={label} className="pr-1" />
      <button
        // Without scripts there is no `aria-expanded`, because only the style sheet then knows whether the panel is open.
        type="button"
        aria-controls={PANEL_ID}
        className="grid size-9 cursor-pointer place-items-center rounded-control hover:bg-sand"
      >
        <ChevronDown
          aria-hidden="true"
          size={18}
          className="group-data-[panel=open]:rotate-180 motion-safe:transition-transform"
        />
        <span className="sr-only">Détail des services</span>
      </button>
      <div id={PANEL_ID} data-closed className="services-panel">
        <ServicesPanel />
      </div>
    </li>
  );
}
