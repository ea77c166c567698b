import { ChevronDown } from 'lucide-react';
import { ServicesPanel } from './ServicesPanel';
import { MainLink } from './MainLink';
import { useServicesPanel } from './use-services-panel';

const PANEL_ID = 'panneau-services';

/**
 * « Services » in the header: a link to the page, a button for the panel. Before scripts run, hovering or focusing shows
 * the panel by style sheet alone (`data-panel="unscripted"`).
 */
export function ServicesEntry() {
  const { state, isOpen, itemRef, toggleRef, onToggle, onItem } = useServicesPanel();
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the handlers watch the link, the button and the panel inside.
    <li ref={itemRef} data-panel={isOpen ? 'open' : state} className="group flex items-center" {...onItem}>
      <MainLink to="/services" label="Services" className="pr-1" />
      <button
        ref={toggleRef}
        type="button"
        // Whether the style sheet shows the panel, no attribute knows.
        aria-expanded={state === 'unscripted' ? undefined : isOpen}
        aria-controls={PANEL_ID}
        onClick={onToggle}
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
