import { identity } from '@agency/brand/identity';
import { useLoaderData } from 'react-router-dom';
import { ClosingCalls } from '../../features/home/ClosingCalls';
import { Featured } from '../../features/home/Featured';
import { FreeAudit } from '../../features/home/FreeAudit';
import { Hero } from '../../features/home/Hero';
import { Reasons } from '../../features/home/Reasons';
import { ServiceBoard } from '../../features/home/ServiceBoard';
import { Testimonials } from '../../features/home/Testimonials';
import { AutomationList } from '../../ui/AutomationList';
import { KeyFigures } from '../../ui/KeyFigures';
import { Section } from '../../ui/Section';
import { SectorList } from '../../ui/SectorList';
import type { SiteClient } from '../../data/client';
import type { SiteFrame } from '../../data/frame';
import { loadHome, type HomeData } from '../../data/home';
import type { PageMetadata } from '../head/metadata';

export const load = (client: SiteClient): Promise<HomeData> => loadHome(client);

export const metadata = (_data: HomeData, { settings }: SiteFrame): PageMetadata => ({
  title: 'Automatiser ce qui revient chaque semaine dans une TPE',
  description: settings.site_description || identity.tagline,
  keywords: 'automatisation TPE, no-code, Zapier, Make, audit de processus',
  path: '/',
});

/** The home page. */
export function Component() {
  const { featured, figures, testimonials } = useLoaderData<HomeData>();
  return (
    <>
      <Hero />
      <ServiceBoard />
      {/* Neither laid out nor its pictures loaded before the section comes near the viewport. */}
      <div className="[content-visibility:auto] [contain-intrinsic-size:auto_62rem] phone:[contain-intrinsic-size:auto_35rem]">
        <Sectors />
      </div>
      <Automations />
      <KeyFigures figures={figures} />
      <Reasons />
      <FreeAudit />
      <Testimonials testimonials={testimonials} />
      <Featured featured={featured} />
      <ClosingCalls />
    </>
  );
}

/** Six automations, each with a small drawing. */
function Automations() {
  return (
    <Section
      title="Six machines déjà dessinées"
      lead="Montées avec vos logiciels et vos règles. Le gain est celui de l’exemple chiffré sur chaque page."
    >
      <AutomationList level="h3" compact />
    </Section>
  );
}

/** The six sectors, each with its drawing. */
function Sectors() {
  return (
    <Section
      background="sand"
      opening="centred"
      title="Votre métier, et les heures qu’il ne vous paie pas"
      lead="Le soir, le dimanche, entre deux clients : chaque page refait le compte, minute par minute."
    >
      <SectorList level="h3" compact />
    </Section>
  );
}
